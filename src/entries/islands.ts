// Mounts islands in server-rendered pages.
export { mount } from '../islands/mount.js';
export type { IslandsOptions } from '../islands/page.js';
