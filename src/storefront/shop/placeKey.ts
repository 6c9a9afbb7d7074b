'use client';

/** Key of the session storage, under which the focused control's name is kept while the page reloads. */
export const placeKey = 'wsk-place';
