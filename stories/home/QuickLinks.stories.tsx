import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { QuickLinks } from '../../src/screens/home/QuickLinks.js';
import { fitsNarrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { from } from '../from.js';
import { homeContentOf } from './contentOf.js';

const linksOf = (count: number, titled = true) =>
  from((world: Parameters<typeof homeContentOf>[0]) => {
    const { title, links } = homeContentOf(world).quickLinks!;
    return { title: titled ? title : undefined, links: links.slice(0, count) };
  });

const meta = preview.meta({ component: QuickLinks, args: { links: linksOf(6) } });

/** Asserts that a link has a visible line on all four sides, nothing inside it but the page's own ground, and an arrow
 * that points onward. */
async function expectOutlined(link: HTMLElement): Promise<void> {
  await expect(link.querySelector('svg')).toBeVisible();
  await expect(link.querySelector('path')).toHaveAttribute('d', 'M5 12h14M12 5l7 7-7 7');
  const style = getComputedStyle(link);
  await expect([style.backgroundColor, style.backgroundImage]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
  for (const side of ['top', 'right', 'bottom', 'left']) {
    await expect(style.getPropertyValue(`border-${side}-style`)).toBe('solid');
    await expect(Number.parseFloat(style.getPropertyValue(`border-${side}-width`))).toBeGreaterThan(0);
  }
}

export const WithSubheading = meta.story({
  parameters: { rules: ['HOME-070', 'HOME-071', 'HOME-072', 'CONT-011', 'CONT-025', 'CONT-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Go straight to a favourite' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Find your red', '/wines?Ntt=red'],
      ['Go coastal', '/wines?Ntt=white'],
      ['Pop a cork', '/wines?Ntt=sparkling'],
      ['See the cases', '/wines?Ntt=mixed%20case'],
      ['Send a bottle', '/wines?Ntt=gifts'],
      ['Pour a measure', '/wines?Ntt=spirits'],
    ]);
    for (const link of links) await expectOutlined(link);
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops.slice(0, 3)).size).toBe(1);
    await expect(new Set(tops.slice(3)).size).toBe(1);
    await expect(tops[3]).toBeGreaterThan(tops[0]!);
  },
});
/** The narrowest screen with three to a row. */
export const From768 = meta.story({
  globals: exactWidth(768).globals,
  parameters: { viewport: exactWidth(768).viewport, rules: ['HOME-072'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(new Set(links.map(({ left }) => Math.round(left))).size).toBe(3);
    await expect(new Set(links.map(({ top }) => Math.round(top))).size).toBe(2);
  },
});
/** Outlined in the family of newspapers too, which sets its links in the type of headings. */
export const Editorial = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['HOME-071'] },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expectOutlined(link);
  },
});
export const WithoutSubheading = meta.story({
  args: { links: linksOf(6, false) },
  parameters: { rules: ['HOME-070'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Where to next?' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
export const One = meta.story({ args: { links: linksOf(1) } });
export const Three = meta.story({ args: { links: linksOf(3) } });
export const Four = meta.story({ args: { links: linksOf(4) } });
export const Narrow = meta.story(fitsNarrow);
