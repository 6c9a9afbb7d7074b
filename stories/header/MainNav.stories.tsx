import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MainNav } from '../../src/screens/header/MainNav.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { from } from '../from.js';
import { holdTimers } from '../heldTimers.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';
import { breakpoints } from '../matrix/grids.js';
import { expectToFit } from '../storyChecks.js';
import { navigationIn } from './frame.js';

const itemsOf = (count: number) => from((world) => navigationIn(world).slice(0, count));

const meta = preview.meta({
  component: MainNav,
  args: { items: from(navigationIn) },
  decorators: [
    (Story) => (
      <div data-ground="header" style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
});

/** Returns the visible names in the first row. */
const rowOf = (canvas: ReturnType<typeof within>): (string | null)[] =>
  [...canvas.getByRole('navigation').querySelectorAll('.wsk-MainNav-link')]
    .filter((link) => link.checkVisibility())
    .map(({ textContent }) => textContent);

const hasMore = (canvas: ReturnType<typeof within>): boolean => canvas.queryByRole('button', { name: 'More' }) !== null;

export const Desktop = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['NAV-016'] },
  play: async ({ args, canvas }) => {
    await expect(rowOf(canvas)).toEqual(args.items.map(({ name }) => name));
    await expect(hasMore(canvas)).toBe(false);
  },
});

/** On a wide screen, Spirits leads to its page rather than to a search. */
export const Current = meta.story({
  args: { address: from((world) => navigationIn(world)[1]!.href) },
  parameters: { rules: ['NAV-017'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Mixed cases');
    await expect(canvas.getByRole('link', { name: 'Spirits' })).toHaveAttribute('href', '/jsp/content.jsp?pg=spirits');
  },
});

/** The kit changes at these widths; one that is almost 350, 768 or 992 px would be a mistake. */
export const Widths = meta.story({
  parameters: { rules: ['NAV-022', 'NAV-023', 'NAV-024', 'NAV-025'] },
  play: async () => {
    const all = breakpoints();
    await expect(all.map(({ from }) => from)).toEqual([350, 400, 561, 768, 900, 992, 1024, 1100, 1200, 1440, 1441]);
    const changing = (width: number) => all.find(({ from }) => from === width)?.components;
    await expect(changing(350)).toEqual(
      expect.arrayContaining(['BrandLogo', 'CardNumberGate', 'DigitBoxes', 'Header', 'ProductCarousel', 'WineGrid']),
    );
    await expect(changing(768)).toEqual(
      expect.arrayContaining(['Footer', 'Header', 'MainNav', 'ProductCarousel', 'WineGrid']),
    );
    await expect(changing(992)).toEqual(expect.arrayContaining(['Header', 'MainNav', 'SearchResultsPage']));
  },
});

const tablet = { viewport: { value: 'tablet' } };

export const TabletOfSeven = meta.story({
  globals: tablet,
  args: { items: itemsOf(7) },
  parameters: { rules: ['NAV-016'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(rowOf(canvas)).toEqual(args.items.map(({ name }) => name));
    await expect(hasMore(canvas)).toBe(false);
    await expectToFit({ canvasElement });
  },
});

export const TabletOfEight = TabletOfSeven.extend({
  args: { items: itemsOf(8) },
  parameters: { rules: ['NAV-014', 'NAV-016'] },
});

export const TabletOfNine = meta.story({
  globals: { ...tablet, brand: 'avy' },
  args: { items: itemsOf(9) },
  parameters: { rules: ['NAV-014'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(rowOf(canvas)).toEqual([...args.items.slice(0, 8).map(({ name }) => name), 'More']);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: args.items[8]!.name })).toBeVisible();
    await expectToFit({ canvasElement });
  },
});

/** The last width at which items are collapsed, and the first at which all of them are in the row again. */
export const UpTo991 = meta.story({
  globals: { ...exactWidth(991).globals, brand: 'avy' },
  args: { items: itemsOf(9) },
  parameters: { viewport: exactWidth(991).viewport, rules: ['NAV-014'] },
  play: async ({ args, canvas }) => {
    await expect(rowOf(canvas)).toEqual([...args.items.slice(0, 8).map(({ name }) => name), 'More']);
  },
});
export const From992 = meta.story({
  globals: { ...exactWidth(992).globals, brand: 'avy' },
  args: { items: itemsOf(9) },
  parameters: { viewport: exactWidth(992).viewport, rules: ['NAV-016'] },
  play: async ({ args, canvas }) => {
    await expect(rowOf(canvas)).toEqual(args.items.map(({ name }) => name));
    await expect(hasMore(canvas)).toBe(false);
  },
});

/** This brand has room for seven sections. */
export const TabletOfEightAtSeven = meta.story({
  globals: { ...tablet, brand: 'stw' },
  args: { items: itemsOf(8) },
  parameters: { rules: ['BRAND-013', 'NAV-015'] },
  play: async ({ args, canvas }) => {
    await expect(rowOf(canvas)).toEqual([...args.items.slice(0, 7).map(({ name }) => name), 'More']);
  },
});

/** Every brand has room for eight sections, and one of them for seven. */
export const TabletInEveryBrand = meta.story({
  ...allBrands,
  globals: { ...tablet, brand: 'avy' },
  args: { items: itemsOf(9) },
  parameters: { ...allBrands.parameters, rules: ['BRAND-013', 'NAV-014', 'NAV-015'] },
  render: (args) => <EveryBrand>{() => <MainNav {...args} />}</EveryBrand>,
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('navigation');
    const inRow = rows.map((row) => ({
      brand: row.closest('[data-brand]')?.getAttribute('data-brand'),
      sections: [...row.querySelectorAll('a.wsk-MainNav-link')].filter((link) => link.checkVisibility()).length,
    }));
    await expect(inRow).toHaveLength(18);
    await expect(inRow.filter(({ sections }) => sections !== 8)).toEqual([{ brand: 'stw', sections: 7 }]);
    await expect(canvas.getAllByRole('button', { name: 'More' })).toHaveLength(18);
    // Every section that is not in the row is in the list, not only the next one.
    const ofSeven = within(rows.find((row) => row.closest('[data-brand="stw"]'))!);
    await userEvent.click(ofSeven.getByRole('button', { name: 'More' }));
    for (const { name, href } of args.items.slice(7)) {
      const link = ofSeven.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(args.items.slice(7)).toHaveLength(2);
  },
});

export const TabletOfSevenAtSeven = TabletOfSeven.extend({
  globals: { ...tablet, brand: 'stw' },
  parameters: { rules: ['NAV-015', 'NAV-016'] },
});

export const SubmenuOpen = meta.story({
  parameters: { rules: ['NAV-020'] },
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'More in Wines' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Red wine' })).toHaveAttribute('href', '/wines?N=type%3Ared');
    for (const [group, link] of [
      ['By colour', 'White wine'],
      ['By country', 'Italy'],
      ['By grape', 'Chardonnay'],
      ['By region', 'Rioja'],
    ] as const)
      await expect(within(canvas.getByRole('list', { name: group })).getByRole('link', { name: link })).toBeVisible();
    const panel = canvasElement.querySelector('.wsk-MainNav-panel')!;
    await expect(Number.parseFloat(getComputedStyle(panel).maxHeight)).toBeLessThanOrEqual(1300);
    await userEvent.click(canvas.getByRole('button', { name: 'More in Gifts' }));
    await expect(canvas.queryByRole('link', { name: 'Red wine' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More in Gifts' }));
    await expect(canvas.queryByRole('link', { name: 'Gift cards' })).toBeNull();
  },
});

/** Where the window has the room, a submenu is as high as it may become. */
export const SubmenuOpenTall = meta.story({
  globals: exactWidth(1280).globals,
  parameters: {
    viewport: { options: { exact: { name: '1280 by 1600 px', styles: { width: '1280px', height: '1600px' } } } },
    rules: ['NAV-020'],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More in Wines' }));
    const panel = canvasElement.querySelector('.wsk-MainNav-panel')!;
    await expect(getComputedStyle(panel).maxHeight).toBe('1300px');
  },
});

/** The list of what does not fit in the row has the same limit. */
export const MoreOpenTall = meta.story({
  globals: { ...exactWidth(800).globals, brand: 'stw' },
  parameters: {
    viewport: { options: { exact: { name: '800 by 1600 px', styles: { width: '800px', height: '1600px' } } } },
    rules: ['NAV-014', 'NAV-020'],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: 'Offers' })).toBeVisible();
    const panel = canvasElement.querySelector('.wsk-MainNav-panel')!;
    await expect(getComputedStyle(panel).maxHeight).toBe('1300px');
  },
});

export const SubmenuOpenBold = SubmenuOpen.extend({
  globals: { brand: 'tcm' },
  parameters: { rules: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More in Red' }));
    await expect(canvas.getByRole('link', { name: 'Merlot' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wines' })).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'More in Wines' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Red wine' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'White wine' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Mixed cases' })).toHaveFocus();
  },
});

/** A submenu closes when the focus leaves it. */
export const LeftByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More in Gifts' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'E-vouchers' })).toBeVisible();
    canvas.getByRole('link', { name: 'Our growers' }).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('link', { name: 'Unlimited' })).toHaveFocus();
  },
});

/** Escape closes a submenu that a mouse has opened, although the focus is elsewhere. */
export const HoverClosed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Wines' }));
    await expect(await canvas.findByRole('link', { name: 'Red wine' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Red wine' })).toBeNull());
    await expect(document.body).toHaveFocus();
  },
});

export const Hovered = meta.story({
  parameters: { rules: ['NAV-019'] },
  play: async ({ canvas }) => {
    const clock = holdTimers(400);
    const wines = canvas.getByRole('link', { name: 'Wines' });
    const gifts = canvas.getByRole('link', { name: 'Gifts' });
    // A pointer that leaves sooner opens nothing.
    await userEvent.hover(wines);
    await userEvent.unhover(wines);
    clock.pass();
    await userEvent.hover(wines);
    await expect(clock.count()).toBe(1);
    await expect(canvas.queryByRole('link', { name: 'Red wine' })).toBeNull();
    clock.pass();
    await canvas.findByRole('link', { name: 'Red wine' });
    // A pointer that comes back sooner closes nothing.
    await userEvent.unhover(wines);
    await userEvent.hover(wines);
    clock.pass();
    await expect(canvas.getByRole('link', { name: 'Red wine' })).toBeVisible();
    // Moving on to another section takes as long.
    await userEvent.unhover(wines);
    await userEvent.hover(gifts);
    await expect(clock.count()).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Red wine' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Gift cards' })).toBeNull();
    clock.pass();
    await canvas.findByRole('link', { name: 'Gift cards' });
    await expect(canvas.queryByRole('link', { name: 'Red wine' })).toBeNull();
    await userEvent.unhover(gifts);
    await expect(clock.count()).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toBeVisible();
    clock.pass();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Gift cards' })).toBeNull());
  },
});

export const MoreHovered = meta.story({
  globals: { ...tablet, brand: 'stw' },
  parameters: { rules: ['NAV-019'] },
  play: async ({ canvas }) => {
    const clock = holdTimers(400);
    const more = canvas.getByRole('button', { name: 'More' });
    const last = () => canvas.queryByRole('link', { name: 'Offers' });
    await userEvent.hover(more);
    await expect(clock.count()).toBe(1);
    await expect(last()).toBeNull();
    clock.pass();
    await waitFor(() => expect(last()).toBeVisible());
    await userEvent.unhover(more);
    await expect(clock.count()).toBe(1);
    await expect(last()).toBeVisible();
    clock.pass();
    await waitFor(() => expect(last()).toBeNull());
  },
});

/** Touches a link and moves the finger by the given number of px, across and down. Returns whether the link would be
 * followed. */
function touch(link: HTMLElement, by: number, down = 0): boolean {
  const at = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: 40, clientY: 20 };
  link.dispatchEvent(new PointerEvent('pointerdown', at));
  const click = new PointerEvent('click', { ...at, clientX: 40 + by, clientY: 20 + down });
  // Unless this is prevented, the page would navigate.
  const stay = (event: Event) => {
    Object.assign(click, { followed: !event.defaultPrevented });
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  link.dispatchEvent(click);
  return (click as unknown as { followed: boolean }).followed;
}

export const Touched = meta.story({
  parameters: { rules: ['NAV-021'] },
  play: async ({ canvas }) => {
    const wines = canvas.getByRole('link', { name: 'Wines' });
    for (const [across, down] of [
      [15, 0],
      [-15, 0],
      [0, 15],
      [0, -15],
      // Across and down together are 15.6 px.
      [11, 11],
      [-11, 11],
    ] as const) {
      await expect(touch(wines, across, down)).toBe(false);
      await expect(canvas.queryByRole('link', { name: 'Red wine' })).toBeNull();
    }
    await expect(touch(wines, 14)).toBe(false);
    await canvas.findByRole('link', { name: 'Red wine' });
    await expect(touch(wines, 15)).toBe(false);
    await expect(touch(wines, 0)).toBe(true);
    // 14.9 px.
    await expect(touch(wines, 11, -10)).toBe(true);
  },
});

export const Narrow = meta.story({
  ...narrow,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
