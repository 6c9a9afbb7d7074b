// The icons are in separate files by page, so that the first load of a page leaves out drawings that only later parts
// use.
export type { Drawing } from './drawing.js';
export * from './icons.js';
export * from './laterIcons.js';
export * from './productIcons.js';
