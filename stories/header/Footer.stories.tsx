import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Footer } from '../../src/screens/header/Footer.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';
import { footerIn } from './frame.js';

const meta = preview.meta({
  component: Footer,
  args: {
    sections: from((world) => footerIn(world).sections),
    logos: from((world) => footerIn(world).logos),
  },
});

export const Shown = meta.story({
  parameters: { rules: ['BRAND-040'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 01632 960 144' })).toHaveAttribute('href', 'tel:01632960144');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrow = meta.story({
  ...narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Call 01632 960 144']);
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(4);
    await expectToFit({ canvasElement });
  },
});

export const SubmenuOpen = meta.story({
  ...narrow,
  parameters: { rules: ['NAV-026'] },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button', { name: 'Help' });
    await userEvent.click(help);
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    // Each opens by itself, and leaves the others as they are.
    const shop = canvas.getByRole('button', { name: 'Shop' });
    await expect(shop).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Mixed cases' })).toBeNull();
    await userEvent.click(shop);
    await expect(canvas.getByRole('link', { name: 'Mixed cases' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await userEvent.click(help);
    await expect(help).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Contact us' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Mixed cases' })).toBeVisible();
  },
});

/** Each of them closes again, and shows its links only while it is open. */
export const EachSubmenu = meta.story({
  ...narrow,
  parameters: { rules: ['NAV-026'] },
  play: async ({ canvas }) => {
    for (const [name, link] of [
      ['Shop', 'Mixed cases'],
      ['Help', 'Contact us'],
      ['Your account', 'Sign in'],
      ['Small print', 'Privacy'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      for (let time = 0; time < 2; time++) {
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(canvas.queryByRole('link', { name: link })).toBeNull();
        await userEvent.click(button);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(canvas.getByRole('link', { name: link })).toBeVisible();
        await userEvent.click(button);
      }
      await expect(canvas.queryByRole('link', { name: link })).toBeNull();
    }
  },
});
/** The widest screen with submenus; one px more, and every link is shown. */
export const UpTo767 = meta.story({
  globals: exactWidth(767).globals,
  parameters: { viewport: exactWidth(767).viewport, rules: ['NAV-023', 'NAV-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: 'Privacy' })).toBeNull();
  },
});
export const From768 = meta.story({
  globals: exactWidth(768).globals,
  parameters: { viewport: exactWidth(768).viewport, rules: ['NAV-022', 'NAV-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toBeVisible();
  },
});

export const PartsHidden = meta.story({
  args: { partsHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/For over 18s only/)).toBeVisible();
  },
});

export const OwnWords = meta.story({
  args: { about: <p className="wsk-Footer-line">Good wine, from people we know by name.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good wine, from people we know by name.')).toBeVisible();
    await expect(canvas.queryByText(/^Call/)).toBeNull();
  },
});

export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour Street Rewards')).toBeVisible();
  },
});
export const Bold = meta.story({
  globals: { brand: 'tcm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tinsel Cinema Wine Club')).toBeVisible();
  },
});
export const Fresh = SubmenuOpen.extend({
  globals: { brand: 'bbc', ...narrow.globals },
  parameters: { rules: [] },
});
