/** How long the basket confirmation stands before it fades (BSKT-007). */
export const basketConfirmationMs = 2500;
/** How long its fading takes (BSKT-008). */
export const basketConfirmationFadeMs = 500;
/** How long a button says `Added to basket` before it says its idle text again (OPEN-042). */
export const addedLabelMs = 2500;
/** How long after signing in the page loads anew (IDENT-040). */
export const loginReloadMs = 100;
/** How long a part of the page may take to load before it counts as failed (MISC-018). */
export const chunkTimeoutMs = 120_000;
/** How long after a page is shown its page view is told (ANLY-042, OPEN-092). */
export const pageViewDelayMs = 1000;
