import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WinePlanTours } from '../../src/screens/product/WinePlanTours.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: WinePlanTours, decorators: [framed(1000)] });

export const All = meta.story({
  parameters: { rules: ['PLAN-093', 'PLAN-094', 'PLAN-095'] },
  play: async ({ canvas }) => {
    const linkTexts = canvas.getAllByRole('link').map((link) => `${link.getAttribute('href')} ${link.textContent}`);
    await expect(linkTexts).toEqual([
      '/jsp/content.jsp?pg=half-tour The half tour6 bottlesevery 12 weeks',
      '/jsp/content.jsp?pg=full-tour The full tour12 bottlesevery 12 weeks',
      '/jsp/content.jsp?pg=grand-tour The grand tour12 bottlesevery 8 weeks',
    ]);
  },
});
export const Half = meta.story({ args: { current: 'half' } });
export const Full = meta.story({ args: { current: 'full' } });
export const Grand = meta.story({
  args: { current: 'grand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^The grand tour/);
  },
});
