import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { sampleQuestions } from '../../mocks/fixtures/service/questions.js';
import { FaqPage } from '../../src/screens/service/FaqPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: FaqPage, args: { groups: from(sampleQuestions) } });

export const Ready = meta.story({
  parameters: { rules: ['NAV-035'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose a question to see its answer.')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wine plans' })).toHaveAttribute('href', '#plans');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Wine plans' })).toHaveAttribute('id', 'plans');
    const answer = canvas.getByText(/^Just one\./);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('How many bottles do I have to buy?'));
    await expect(answer).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse all wines' })).toHaveAttribute('href', '/wines');
  },
});

/** An address with a question's anchor opens that question. */
export const QuestionOpen = meta.story({
  args: { target: 'delivery' },
  parameters: { rules: ['NAV-035'] },
  play: async ({ canvas, canvasElement }) => {
    const question = canvas.getByText('When will my wine arrive, and what does it cost?');
    await waitFor(() => expect(question.closest('summary')).toHaveFocus());
    await expect(question.closest('details')).toHaveProperty('open', true);
    await expect(canvas.getByText(/£7\.99, however many bottles/)).toBeVisible();
    await expect(
      canvas.getByText('You choose a day before you pay, and we email you on the morning it leaves.'),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await expectToFit({ canvasElement });
  },
});

export const GroupOfTheAddress = meta.story({
  args: { target: 'plans' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wine plans' })).toHaveFocus());
  },
});

/** An address with an unknown or malformed anchor leaves the page unchanged. */
export const AddressOfNothing = meta.story({
  args: { target: '1 "]>*' },
  play: async ({ canvasElement }) => {
    await expect(document.body).toHaveFocus();
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
});

export const Points = QuestionOpen.extend({
  globals: { brand: 'hsb' },
  args: { target: 'points' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/^Every price is in points\./)).toBeVisible());
    await expectToFit({ canvasElement });
  },
});

const Fits = meta.story({
  args: { target: 'wine-plan' },
  play: expectToFit,
});
export const Narrow = Fits.extend(narrow);
export const RightToLeft = Fits.extend({ decorators: [rightToLeft] });
export const Zoomed = Fits.extend({ decorators: [zoomed] });
export const InFresh = Fits.extend({ globals: { brand: 'vir' } });
export const InBold = Fits.extend({ globals: { brand: 'tcm' } });
export const InEditorial = Fits.extend({ globals: { brand: 'stw' } });
