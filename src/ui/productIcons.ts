/*! Shapes from Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors; from Feather, MIT License, Copyright (c) 2013 Cole Bemis. See icons.LICENSE.txt. */

import type { Drawing } from './drawing.js';

export const award: Drawing = {
  d: 'M15.477 12.89l1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686a.5.5 0 0 1-.81-.469l1.514-8.526M6 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
};
export const clock: Drawing = { d: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2' };
