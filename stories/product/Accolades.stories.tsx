import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Accolades } from '../../src/screens/product/Accolades.js';
import { framed } from '../framed.js';

const medal = { accoladeNameText: 'Gold medal', accoladeCategoryText: 'Tempranillo', levelTypeDesc: '96 points' };

const meta = preview.meta({ component: Accolades, args: { accolades: [medal] }, decorators: [framed(560)] });

export const None = meta.story({
  args: { accolades: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const One = meta.story();
/** The description repeats the other fields, so only the year is shown from it. */
export const SaidOnce = meta.story({
  args: {
    accolades: [
      {
        accoladeNameText: 'Silver medal',
        accoladeCategoryText: 'The Blind Table',
        accoladeDescription: 'Silver medal at the Blind Table, 2020 vintage',
        levelTypeDesc: 'Silver',
      },
    ],
  },
  parameters: { rules: ['PROD-049'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Silver medalThe Blind Table, 2020$/);
  },
});
export const Several = meta.story({
  args: {
    accolades: [
      medal,
      { accoladeNameText: '94 points', accoladePerson: 'Ada Merrow' },
      { accoladeNameText: 'Wine of the week', accoladeDescription: 'The Marlbridge Gazette, every Saturday' },
      {
        accoladeNameText: 'Best white',
        accoladeCategoryText: 'Aromatic whites',
        accoladePerson: 'Imogen Farrow',
        levelTypeDesc: 'Silver',
      },
    ],
  },
  parameters: { rules: ['PROD-047', 'PROD-048', 'PROD-049', 'PROD-050', 'PROD-051'] },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'Gold medal96 points, Tempranillo',
      '9494 pointsAda Merrow',
      'Wine of the weekThe Marlbridge Gazette, every Saturday',
      'Best whiteSilver, Imogen Farrow, Aromatic whites',
    ]);
    // The level decides the mark where the name does not.
    const marks = [...canvasElement.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'));
    await expect(marks).toEqual(['gold', 'points', 'award', 'silver']);
  },
});
/** Points are read from the name, which is shown as it is given. */
export const NamedAsGiven = meta.story({
  args: { accolades: [{ accoladeNameText: '93 points in the Gazette', accoladePerson: 'Ada Merrow' }] },
  parameters: { rules: ['PROD-047'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^9393 points in the GazetteAda Merrow$/);
  },
});
