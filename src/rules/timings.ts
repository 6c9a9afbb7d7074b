/** How long the basket confirmation shows before it fades, in ms (BSKT-007). */
export const basketConfirmationMs = 2500;
/** How long it fades, in ms (BSKT-008). */
export const basketConfirmationFadeMs = 500;
/** How long a button says `Added to basket`, in ms (OPEN-042). */
export const addedLabelMs = 2500;
/** How long a button says that a link was copied, in ms. */
export const copiedLabelMs = 2500;
/** Delay between signing in and the reload of the page, in ms (IDENT-040). */
export const loginReloadMs = 100;
/** Timeout for loading a part of the page, in ms (MISC-018). */
export const chunkTimeoutMs = 120_000;
/** Delay between cutting or pasting in the search field and its look-up, in ms (SRCH-008). */
export const clipboardDelayMs = 100;
/** Pause in typing before the quick filters are fetched, in ms. */
export const quickFiltersDelayMs = 250;
/** Delay between showing a page and its page view, in ms (ANLY-042, OPEN-092). */
export const pageViewDelayMs = 1000;
/** Time on the home page before the newsletter is offered, in ms (ACCT-019). */
export const newsletterDelayMs = 30_000;
/** How long a panel of the hero shows, in ms (HOME-004). */
export const heroIntervalMs = 5000;
/** Hover time before a submenu opens, and away time before it closes, in ms (NAV-019). */
export const hoverIntentMs = 400;
