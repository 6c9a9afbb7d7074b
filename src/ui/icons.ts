/*! Shapes from Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors; from Feather, MIT License, Copyright (c) 2013 Cole Bemis. See icons.LICENSE.txt. */

import type { Drawing } from './drawing.js';

export const account: Drawing = {
  d: 'M17.925 20.056a6 6 0 0 0-11.851.001M8 11a4 4 0 1 0 8 0 4 4 0 1 0-8 0M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
};
export const basket: Drawing = {
  d: 'M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9',
};
export const check: Drawing = { d: 'M20 6 9 17l-5-5' };
export const close: Drawing = { d: 'M18 6 6 18M6 6l12 12' };
export const delivery: Drawing = {
  d: 'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
};
export const down: Drawing = { d: 'M6 9l6 6 6-6' };
export const info: Drawing = { d: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01' };
export const lock: Drawing = {
  d: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
};
export const menu: Drawing = { d: 'M4 5h16M4 12h16M4 19h16' };
export const minus: Drawing = { d: 'M5 12h14' };
export const next: Drawing = { d: 'M9 18l6-6-6-6', along: true };
export const onward: Drawing = { d: 'M5 12h14M12 5l7 7-7 7', along: true };
export const phone: Drawing = {
  d: 'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
};
export const plus: Drawing = { d: 'M5 12h14M12 5v14' };
export const previous: Drawing = { d: 'M15 18l-6-6 6-6', along: true };
export const search: Drawing = { d: 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0' };
export const warning: Drawing = {
  d: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
};
