import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { HomepageBanner } from '../../src/screens/home/HomepageBanner.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';
import { homeContentOf } from './contentOf.js';

const meta = preview.meta({
  component: HomepageBanner,
  args: { banner: from((world) => homeContentOf(world).bottomBanners[0]!) },
  decorators: [framed(1240)],
});

const imageIn = (element: HTMLElement) => element.querySelector('img')!;
/** Returns which of the three pictures the browser chose for its width. */
const takes = async (element: HTMLElement, name: 'desktop' | 'tablet' | 'mobile') => {
  const width = window.innerWidth;
  const expected = width > 992 ? 'desktop' : width >= 768 ? 'tablet' : 'mobile';
  await expect(expected).toBe(name);
  await waitFor(() => expect(imageIn(element).currentSrc).toContain(`${name}.svg`));
};
const threePictures = from((world: Parameters<typeof homeContentOf>[0]) => {
  const banner = homeContentOf(world).bottomBanners[0]!;
  const imageNamed = (name: string) => ({
    ...banner.desktopImage,
    url: `/images/${world.brand.id}/table/${name}.svg`,
    accessibilityText: `The table on a ${name} screen`,
  });
  return {
    ...banner,
    desktopImage: imageNamed('desktop'),
    tabletImage: imageNamed('tablet'),
    mobileImage: imageNamed('mobile'),
  };
});

export const Desktop = meta.story({
  args: { banner: threePictures },
  parameters: { rules: ['HOME-011', 'HOME-012', 'HOME-015', 'HOME-017', 'HOME-018', 'CONT-008'] },
  play: async ({ canvas, canvasElement }) => {
    await takes(canvasElement, 'desktop');
    const link = canvas.getByRole('link', { name: 'The case we take home' });
    await expect(link).toHaveAttribute('href', '/wines?Ntt=mixed%20case');
    await expect(imageIn(canvasElement)).toHaveAttribute('alt', 'The table on a desktop screen');
    // The whole banner is the link, its picture too.
    const { left, top, width, height } = imageIn(canvasElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  },
});
export const Tablet = meta.story({
  args: { banner: threePictures },
  globals: { viewport: { value: 'tablet' } },
  parameters: { rules: ['HOME-013', 'HOME-015', 'HOME-019'] },
  play: async ({ canvasElement }) => {
    await takes(canvasElement, 'tablet');
    await expect(imageIn(canvasElement)).toHaveAttribute('alt', 'The table on a tablet screen');
  },
});
export const Mobile = meta.story({
  args: { banner: threePictures },
  ...narrow,
  parameters: { rules: ['HOME-014', 'HOME-015', 'HOME-020'] },
  play: async ({ canvasElement }) => {
    await takes(canvasElement, 'mobile');
    await expect(imageIn(canvasElement)).toHaveAttribute('alt', 'The table on a mobile screen');
    await expectToFit({ canvasElement });
  },
});
export const UpTo767 = meta.story({
  args: { banner: threePictures },
  globals: exactWidth(767).globals,
  parameters: { viewport: exactWidth(767).viewport, rules: ['HOME-020', 'NAV-023'] },
  play: async ({ canvasElement }) => takes(canvasElement, 'mobile'),
});
export const From768 = meta.story({
  args: { banner: threePictures },
  globals: exactWidth(768).globals,
  parameters: { viewport: exactWidth(768).viewport, rules: ['HOME-019', 'NAV-022'] },
  play: async ({ canvasElement }) => takes(canvasElement, 'tablet'),
});
export const UpTo992 = meta.story({
  args: { banner: threePictures },
  globals: exactWidth(992).globals,
  parameters: { viewport: exactWidth(992).viewport, rules: ['HOME-019', 'NAV-024'] },
  play: async ({ canvasElement }) => takes(canvasElement, 'tablet'),
});
export const From993 = meta.story({
  args: { banner: threePictures },
  globals: exactWidth(993).globals,
  parameters: { viewport: exactWidth(993).viewport, rules: ['HOME-018', 'NAV-024'] },
  play: async ({ canvasElement }) => takes(canvasElement, 'desktop'),
});
export const EditorsColour = meta.story({
  args: {
    banner: from((world) => ({ ...homeContentOf(world).bottomBanners[0]!, backgroundColour: '#ffd166' })),
  },
  parameters: { rules: ['HOME-016'] },
  play: async ({ canvasElement }) => {
    const banner = canvasElement.querySelector('.wsk-HomepageBanner')!;
    await expect(getComputedStyle(banner).backgroundColor).toBe('rgb(255, 209, 102)');
  },
});
export const PictureMissing = meta.story({
  args: {
    banner: from((world) => {
      const banner = homeContentOf(world).bottomBanners[0]!;
      const broken = { ...banner.desktopImage, url: 'data:image/png;base64,x' };
      return { ...banner, desktopImage: broken, tabletImage: broken, mobileImage: broken };
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});
export const WithoutLink = meta.story({
  args: { banner: from((world) => ({ ...homeContentOf(world).bottomBanners[0]!, link: undefined })) },
  parameters: { rules: ['HOME-011'] },
  play: async ({ args, canvas }) => {
    await expect(args.banner.entryTitle).not.toBe('');
    await expect(canvas.getByRole('heading', { level: 2, name: args.banner.entryTitle })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
