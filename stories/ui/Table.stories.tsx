import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Link } from '../../src/ui/Link.js';
import { Table } from '../../src/ui/Table.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const order = (number: string, date: string, state: string, total: string) => ({
  id: number,
  cells: { number: <Link href={`#${number}`}>{number}</Link>, date, state, total },
});

const meta = preview.meta({
  component: Table<'number' | 'date' | 'state' | 'total'>,
  args: {
    caption: 'Your orders',
    columns: [
      { key: 'number' as const, label: 'Order' },
      { key: 'date' as const, label: 'Placed on' },
      { key: 'state' as const, label: 'Where it is' },
      { key: 'total' as const, label: 'Total', align: 'end' as const },
    ],
    rows: [
      order('W1082', '14 October 2026', 'On its way', '£119.88'),
      order('W1041', '2 September 2026', 'Delivered', '£84.50'),
      order('W0977', '21 June 2026', 'Delivered', '£1,212.00'),
    ],
  },
  decorators: [framed(760)],
});

/** The usual table: the first cell names its row, and amounts are aligned at the end. */
export const Wide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your orders' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Placed on',
      'Where it is',
      'Total',
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'W1082' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '£1,212.00' })).toBeVisible();
  },
});
/** Each row is a card and each cell shows its column; for assistive technology, it is still the same table. */
export const Narrow = meta.story({
  decorators: [framed(320)],
  play: async ({ canvas, canvasElement }) => {
    await expectToFit({ canvasElement });
    const cell = canvas.getByRole('cell', { name: 'On its way' });
    await expect(cell.querySelector('.wsk-Table-label')).toBeVisible();
    await expect(cell.querySelector('.wsk-Table-label')).toHaveTextContent('Where it is');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
});
/** What and how much are on the first line, with the amount at the end, and the day is on the second. */
export const NarrowStatement = meta.story({
  args: {
    caption: 'Your savings',
    narrow: 'statement',
    columns: [
      { key: 'date', label: 'Date' },
      { key: 'state', label: 'What' },
      { key: 'total', label: 'Amount', align: 'end' },
    ],
    rows: [
      order('1', '1 November 2026', 'Monthly payment', '£25.00'),
      order('2', '14 October 2026', 'Used on an order', '-£1,060.00'),
    ],
  },
  decorators: [framed(350)],
  play: async ({ canvas, canvasElement }) => {
    await expectToFit({ canvasElement });
    const box = (role: string, name: string) => canvas.getByRole(role, { name }).getBoundingClientRect();
    const [day, words, amount] = [
      box('rowheader', '14 October 2026'),
      box('cell', 'Used on an order'),
      box('cell', '-£1,060.00'),
    ];
    await expect(amount.top).toBe(words.top);
    await expect(amount.left).toBeGreaterThan(words.left);
    await expect(amount.right).toBe(box('cell', '£25.00').right);
    await expect(day.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(box('row', '14 October 2026 Used on an order -£1,060.00').height).toBeLessThan(80);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});
/** At 320 px, a cell of several lines with a word longer than a line, which has to break. */
export const LongText = meta.story({
  args: {
    rows: [
      order('W1082', 'The fourteenth of October', 'With Nachbarschaftszustellungsvereinbarung '.repeat(3), '£119.88'),
    ],
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const CaptionHidden = meta.story({ args: { captionHidden: true } });
export const NoRows = meta.story({ args: { rows: [] } });
export const RightToLeft = meta.story({
  args: { caption: 'ההזמנות שלכם', rows: [order('W1082', '14 באוקטובר', 'בדרך', '£119.88')] },
  decorators: [rightToLeft],
});
export const Zoomed = meta.story({
  decorators: [framed(400), zoomed],
  play: expectToFit,
});
