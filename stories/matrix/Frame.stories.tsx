import { within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brands } from '../../src/brands/registry.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { expectOwnTargets, expectToFit } from '../storyChecks.js';
import { allBrands } from './everyBrand.js';
import { FrameSheet } from './FrameSheet.js';

/** Header and footer of every brand. */
const meta = preview.meta({
  title: 'brands/Header and footer',
  tags: ['!autodocs'],
  render: () => (
    <>
      {brands.map((brand) => (
        <FrameSheet key={brand.id} brand={brand} />
      ))}
    </>
  ),
  ...allBrands,
});

async function play({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expectToFit({ canvasElement });
  for (const header of within(canvasElement).getAllByRole('banner'))
    await expectOwnTargets(
      within(header).getByRole('link', { name: 'Margaret' }),
      within(header).getByRole('button', { name: 'Not you?' }),
      within(header).getByRole('button', { name: /^(Basket|Cart): / }),
    );
}

const phone = exactWidth(390);
const tablet = exactWidth(768);

export const Wide = meta.story({ play });
export const Tablet = meta.story({ globals: tablet.globals, parameters: { viewport: tablet.viewport }, play });
export const Phone = meta.story({ globals: phone.globals, parameters: { viewport: phone.viewport }, play });
export const Narrow = meta.story({ ...narrow, play });
