/** Announces a sentence in the live region of the page's frame, `PageShell`; for use where nothing on the page shows
 * it. */
export function say(sentence: string): void {
  const region = document.querySelector('.wsk-PageShell-said');
  if (region) region.textContent = sentence;
}
