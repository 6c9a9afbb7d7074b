// The developers' panel over a running mock, in any page. It is loaded when it is first opened.

export type { DevtoolsPage } from '../devtools/control.js';
export { type DevtoolsOptions, installDevtools, type MockOverHttp, openDevtools } from '../devtools/devtools.js';
export type { Mock } from '../engine/mock.js';
export type { Settings } from '../world/settings.js';
