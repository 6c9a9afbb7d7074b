/** How long the basket confirmation stands before it fades (BSKT-007). */
export const basketConfirmationMs = 2500;
/** How long its fading takes (BSKT-008). */
export const basketConfirmationFadeMs = 500;
/** How long a button says `Added to basket` before it says its idle text again (OPEN-042). */
export const addedLabelMs = 2500;
/** How long a button says that a link was copied. */
export const copiedLabelMs = 2500;
/** How long after signing in the page loads anew (IDENT-040). */
export const loginReloadMs = 100;
/** How long a part of the page may take to load before it counts as failed (MISC-018). */
export const chunkTimeoutMs = 120_000;
/** How long after something is cut or pasted in the search field it is looked up (SRCH-008). */
export const clipboardDelayMs = 100;
/** How long the search field has to rest before its quick filters are asked for. */
export const quickFiltersDelayMs = 250;
/** How long after a page is shown its page view is told (ANLY-042, OPEN-092). */
export const pageViewDelayMs = 1000;
/** How long a visitor is on the home page before the newsletter is offered (ACCT-019). */
export const newsletterDelayMs = 30_000;
/** How long a panel of the hero stands before the next takes its turn (HOME-004). */
export const heroIntervalMs = 5000;
/** How long a pointer rests on a section of the navigation before its submenu opens, or is away before it closes (NAV-019). */
export const hoverIntentMs = 400;
