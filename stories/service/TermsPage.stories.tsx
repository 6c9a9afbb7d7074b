import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { sampleTerms } from '../../mocks/fixtures/service/terms.js';
import { TermsPage } from '../../src/screens/service/TermsPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: TermsPage, args: { sections: from(sampleTerms) } });

/** Checks that the section named in the address has the focus and is in view. */
async function expectArrival(canvas: ReturnType<typeof within>, id: string, name: string) {
  const heading = canvas.getByRole('heading', { level: 2, name });
  await expect(heading).toHaveAttribute('id', id);
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => {
    const { top, bottom } = heading.getBoundingClientRect();
    return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  });
}

export const Ready = meta.story({
  parameters: { rules: ['NAV-036', 'BRAND-052', 'BRAND-053', 'BRAND-054'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The terms that apply', { exact: false })).toHaveTextContent('Lawton Wines');
    const contents = [...canvas.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')];
    const anchors = contents.map((link) => link.getAttribute('href'));
    await expect(anchors).toEqual(
      expect.arrayContaining(['#terms-and-conditions', '#wine-plans', '#wine-and-spirit-plans']),
    );
    for (const anchor of anchors) await expect(canvasElement.querySelectorAll(String(anchor))).toHaveLength(1);
    await expectToFit({ canvasElement });
  },
});

export const WinePlans = meta.story({
  args: { target: 'wine-plans' },
  parameters: { rules: ['BRAND-052'] },
  play: ({ canvas }) => expectArrival(canvas, 'wine-plans', 'Wine plans'),
});
export const TermsAndConditions = meta.story({
  args: { target: 'terms-and-conditions' },
  parameters: { rules: ['BRAND-053'] },
  play: ({ canvas }) => expectArrival(canvas, 'terms-and-conditions', 'Terms and conditions of sale'),
});
export const WineAndSpiritPlans = meta.story({
  args: { target: 'wine-and-spirit-plans' },
  parameters: { rules: ['BRAND-054'] },
  play: ({ canvas }) => expectArrival(canvas, 'wine-and-spirit-plans', 'Wine and spirit plans'),
});

const Fits = meta.story({ play: expectToFit });
/** The terms of another address, and of another country, have the same three anchors. */
export const AtAnotherAddress = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['NAV-036'] },
  play: async ({ canvas, canvasElement }) => {
    for (const [anchor, name] of [
      ['terms-and-conditions', 'Terms and conditions of sale'],
      ['wine-plans', 'Wine plans'],
      ['wine-and-spirit-plans', 'Wine and spirit plans'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `#${anchor}`);
      await expect(canvas.getByRole('heading', { level: 2, name })).toHaveAttribute('id', anchor);
    }
    await expectToFit({ canvasElement });
  },
});
export const OfABrandAbroad = AtAnotherAddress.extend({ globals: { brand: 'vir' } });
export const Narrow = Fits.extend(narrow);
export const RightToLeft = Fits.extend({ decorators: [rightToLeft] });
export const Zoomed = Fits.extend({ decorators: [zoomed] });
export const InPlain = Fits.extend({ globals: { brand: 'hsb' } });
export const InFresh = Fits.extend({ globals: { brand: 'vir' } });
export const InBold = Fits.extend({ globals: { brand: 'tcm' } });
export const InEditorial = Fits.extend({ globals: { brand: 'stw' } });
