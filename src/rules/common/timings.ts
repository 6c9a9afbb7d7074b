/** How long the basket confirmation shows before it fades, in ms (BSKT-007). */
export const basketConfirmationMs = 2500;
/** How long it fades, in ms (BSKT-008). */
export const basketConfirmationFadeMs = 500;
/** How long a button says `Added to basket`, in ms (OPEN-042). */
export const addedLabelMs = 2500;
/** How long a button says that a link was copied, in ms. */
export const copiedLabelMs = 2500;
/** How long the popup says that a link was copied, before it fades, in ms (PROD-114). */
export const linkCopiedMs = 2500;
/** How long it fades, in ms (PROD-114). */
export const linkCopiedFadeMs = 500;
/** How long the alert sign-up says `Thank you` or what went wrong, in ms (PROD-093, PROD-095). */
export const alertMessageMs = 5000;
/** Delay before an upsell opens the contents of its case, in ms (PROD-132). */
export const caseContentsDelayMs = 100;
/** Delay between signing in and the reload of the page, in ms (IDENT-040). */
export const loginReloadMs = 100;
/** Timeout for loading a part of the page, in ms (MISC-018). */
export const chunkTimeoutMs = 120_000;
/** Delay between cutting or pasting in the search field and its look-up, in ms (SRCH-008). */
export const clipboardDelayMs = 100;
/** Pause in typing before the quick filters are fetched, in ms. */
export const quickFiltersDelayMs = 250;
/** Delay before a balance is copied into its secondary places, in ms (ACCT-065, OPEN-032). */
export const balanceCopyMs = 3000;
/** Delay between showing a page and its page view, in ms (ANLY-042, OPEN-092). */
export const pageViewDelayMs = 1000;
/** Time on the home page before the newsletter is offered, in ms (ACCT-019). */
export const newsletterDelayMs = 30_000;
/** How long a panel of the hero shows, in ms (HOME-004). */
export const heroIntervalMs = 5000;
/** Hover time before a submenu opens, and away time before it closes, in ms (NAV-019). */
export const hoverIntentMs = 400;
