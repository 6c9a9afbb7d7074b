// What brings parts of a server-rendered page to life.
export { mount } from '../islands/mount.js';
export type { IslandsOptions } from '../islands/page.js';
