import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { LedgerPage } from './LedgerPage.js';

const meta = preview.meta({ title: 'docs/Ledger', tags: ['!autodocs'], component: LedgerPage });

/** The rows of one area, none of which is without a proof. */
export const OneArea = meta.story({
  args: { area: 'LIVE' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 rows, 0 without a proof');
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'DLVR');
    await expect(canvas.getByRole('status')).toHaveTextContent('16 rows, 0 without a proof');
  },
});

/** A search looks in every area; a row leads to the stories that show it. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Find a row/), 'bskt-079');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 row, 0 without a proof');
    await userEvent.click(canvas.getByText(/^Shown by/));
    await expect(canvas.getByRole('link', { name: 'storefront/ShellContainer, Basket Failed Once' })).toHaveAttribute(
      'href',
      './?path=/story/storefront-shellcontainer--basket-failed-once',
    );
  },
});
