// What brings parts of a server-rendered page to life.
export * from '../islands/mount.js';
export * from '../islands/page.js';
