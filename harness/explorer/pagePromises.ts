/** What every page of the shop promises, read from the page as a person sees it. The functions run in the page, so each
 * is complete in itself. */

/** Returns the promises that the page breaks now, each as a sentence: the lines and figures of a basket or an order add
 * up to its total, the focus is inside an open dialog, and no part is replaced by a notice. */
export function brokenPromises(): string[] {
  const broken: string[] = [];
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  /** Pence, cents or hundredths of points; a word instead of an amount, such as `Free`, is nothing. */
  const amountIn = (element: Element | null | undefined): number => {
    const [, minus, figure = '0'] = /([-−]?)[£$€]?([\d,]+(?:\.\d+)?)/.exec(wordsOf(element)) ?? [];
    const amount = Math.round(Number(figure.replaceAll(',', '')) * 100);
    return minus ? -amount : amount;
  };
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const shown = (amount: number) => (amount / 100).toFixed(2);

  for (const list of document.querySelectorAll('dl')) {
    const rows = [...list.children].map((row) => ({
      name: wordsOf(row.querySelector('dt')),
      amount: amountIn(row.querySelector('dd')),
      tone: (row as HTMLElement).dataset.tone,
    }));
    const end = rows.findIndex(({ tone }) => tone === 'total');
    if (end < 0 || !isVisible(list)) continue;
    const total = rows[end]?.amount ?? 0;
    const place = list.closest<HTMLElement>('[data-component$="Summary"], [data-component="BasketPopup"]');
    if (!place) continue;
    const lines = [
      ...(place.dataset.component === 'CartSummary'
        ? document.querySelectorAll('[data-component="CartLine"] .wsk-Amount')
        : place.querySelectorAll('li .wsk-Amount')),
    ].map(amountIn);
    // The popup shows a saving without its sign, and no subtotal: that is the sum of its lines.
    const before = rows
      .slice(0, end)
      .filter(({ tone }) => tone !== 'part')
      .map((row) => (row.tone === 'sale' ? -row.amount : row.amount));
    const hasSubtotal = list.querySelector('[data-component="FigureRow"]') !== null;
    const figures = hasSubtotal ? before : [sumOf(lines), ...before];
    const name = wordsOf(place.querySelector('h2'));
    if (sumOf(figures) !== total)
      broken.push(`In ${name}, ${figures.map(shown).join(' + ')} is not the total of ${shown(total)}.`);
    if (hasSubtotal && lines.length > 0 && sumOf(lines) !== before[0])
      broken.push(`In ${name}, the lines ${lines.map(shown).join(' + ')} are not the sum of ${shown(before[0] ?? 0)}.`);
  }

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const { activeElement } = document;
  if (dialog && !dialog.contains(activeElement))
    broken.push(
      `The focus is on ${activeElement?.localName} “${wordsOf(activeElement).slice(0, 40)}”, outside the dialog “${wordsOf(dialog.querySelector('h2'))}”.`,
    );

  const notices = ['We could not show what belongs here', 'We could not open this page', 'The shop could not start'];
  for (const notice of document.querySelectorAll('[role="alert"], h1')) {
    const title = notices.find((words) => wordsOf(notice).includes(words));
    if (title && isVisible(notice)) broken.push(`A part of the page is replaced by “${wordsOf(notice)}”.`);
  }
  return broken;
}

/** Returns what shows on the page that something is loading. */
export function loadingMarks(): string[] {
  const marks = document.querySelectorAll(
    '.wsk-Skeleton, [data-status="loading"], [data-status="busy"], [aria-busy="true"]',
  );
  return [...marks]
    .filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
    .map(
      (mark) => mark.closest('[data-component]:not(.wsk-Skeleton)')?.getAttribute('data-component') ?? mark.className,
    );
}
