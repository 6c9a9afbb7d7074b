// Calls and content fail with one error, so it stands below both.
export * from '../model/error.js';
