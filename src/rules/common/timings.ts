/** Time the basket confirmation is shown before it fades, in ms (BSKT-007). */
export const basketConfirmationMs = 2500;
/** Duration of the basket confirmation's fade, in ms (BSKT-008). */
export const basketConfirmationFadeMs = 500;
/** Time a button shows `Added to basket`, in ms (OPEN-042). */
export const addedLabelMs = 2500;
/** Time a button shows that a link was copied, in ms. */
export const copiedLabelMs = 2500;
/** Time the link-copied popup is shown before it fades, in ms (PROD-114). */
export const linkCopiedMs = 2500;
/** Duration of the link-copied popup's fade, in ms (PROD-114). */
export const linkCopiedFadeMs = 500;
/** Time the alert sign-up shows `Thank you` or an error, in ms (PROD-093, PROD-095). */
export const alertMessageMs = 5000;
/** Delay before an upsell opens the contents of its case, in ms (PROD-132). */
export const caseContentsDelayMs = 100;
/** Delay between signing in and reloading the page, in ms (IDENT-040). */
export const loginReloadMs = 100;
/** Timeout for loading a part of the page, in ms (MISC-018). */
export const chunkTimeoutMs = 120_000;
/** Delay between a cut or paste in the search field and its look-up, in ms (SRCH-008). */
export const clipboardDelayMs = 100;
/** Pause in typing before the quick filters are fetched, in ms. */
export const quickFiltersDelayMs = 250;
/** Delay before a balance is copied to its secondary places, in ms (ACCT-065, OPEN-032). */
export const balanceCopyMs = 3000;
/** Delay between showing a page and reporting its page view, in ms (ANLY-042, OPEN-092). */
export const pageViewDelayMs = 1000;
/** Time on the home page before the newsletter is offered, in ms (ACCT-019). */
export const newsletterDelayMs = 30_000;
/** Time each panel of the hero is shown, in ms (HOME-004). */
export const heroIntervalMs = 5000;
/** Time the pointer must rest before a submenu opens, or stay away before it closes, in ms (NAV-019). */
export const hoverIntentMs = 400;
