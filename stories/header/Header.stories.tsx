import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PageShell } from '../../src/blocks/PageShell.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { headerName, loginState } from '../../src/rules/common/loginState.js';
import { Header } from '../../src/screens/header/Header.js';
import { MainNav } from '../../src/screens/header/MainNav.js';
import { MenuButton } from '../../src/screens/header/MenuButton.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { from } from '../from.js';
import { expectOwnTargets } from '../storyChecks.js';
import { basketIn, navigationIn, searchIn } from './frame.js';

/** Returns the name that the header shows for an account with this first name. */
const called = (firstName: string) =>
  from(({ answer }) =>
    headerName({
      ...answer('getProfileDetails'),
      summaryDetails: { ...answer('getProfileDetails').summaryDetails, firstName },
    }),
  );

const meta = preview.meta({
  // Otherwise the title would clash with the folder's name.
  title: 'header/Header',
  component: Header,
  args: {
    login: from((world) => loginState(world.answer('getProfileDetails'))),
    signOut: idle,
    onSignIn: fn(),
    onSignOut: fn(),
    search: from(searchIn),
    basket: from((world) => basketIn(world)),
  },
});

export const Unidentified = meta.story({
  parameters: { rules: ['NAV-004', 'NAV-005', 'NAV-006'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /Sign out|Not you/ })).toBeNull();
    await expect(canvas.getByText('Delivered to your door for £7.99, or free all year with Unlimited')).toBeVisible();
  },
});

export const Soft = meta.story({
  globals: { login: 'soft' },
  args: { name: from((world) => headerName(world.answer('getProfileDetails'))) },
  parameters: { rules: ['NAV-001', 'NAV-004', 'NAV-005', 'NAV-006'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Margaret')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Not you?' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Hard = meta.story({
  globals: { login: 'hard' },
  args: { name: from((world) => headerName(world.answer('getProfileDetails'))) },
  parameters: { rules: ['NAV-001', 'NAV-004', 'NAV-005', 'NAV-006'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
    const name = canvas.getByRole('link', { name: 'Margaret' });
    await expect(name).toBeVisible();
    const leave = canvas.getByRole('button', { name: 'Sign out' });
    await expectOwnTargets(name, leave);
    await expect(name).toHaveAttribute('href', '/account');
    await expect(canvas.queryByRole('button', { name: 'Not you?' })).toBeNull();
    await userEvent.click(leave);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const EightLetterName = meta.story({
  globals: { login: 'hard' },
  args: { name: called('Jonathan') },
  parameters: { rules: ['NAV-002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jonathan')).toBeVisible();
  },
});

export const NameOfTwoWords = meta.story({
  globals: { login: 'hard' },
  args: { name: called('Jo Ann') },
  parameters: { rules: ['NAV-001'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jo Ann' })).toBeVisible();
  },
});

/** The lower of the two levels at which a customer is recognised. */
export const SoftAtTheLowerLevel = meta.story({
  globals: { login: 'soft' },
  args: { name: from((world) => headerName({ ...world.answer('getProfileDetails'), securityStatus: 2 })) },
  parameters: { rules: ['NAV-001'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Margaret')).toBeVisible();
  },
});

/** The name is the customer's own, however it is written. */
export const NameAsWritten = meta.story({
  globals: { login: 'soft' },
  args: { name: called('d’Arcy') },
  parameters: { rules: ['NAV-001', 'NAV-002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'd’Arcy' })).toBeVisible();
  },
});

/** A space counts like a letter, and an accented letter as one. */
export const LongerNameOfRecognised = meta.story({
  globals: { login: 'soft' },
  args: { name: called('Élodie Ann') },
  parameters: { rules: ['NAV-002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Élodie A...')).toBeVisible();
  },
});

export const LongerName = meta.story({
  globals: { login: 'hard' },
  args: { name: called('Alexandra') },
  parameters: { rules: ['NAV-002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alexandr...')).toBeVisible();
  },
});

export const NoName = meta.story({
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account')).toBeVisible();
  },
});

/** A recognised customer whose name the shop does not know can say that it is not them, too. */
export const SoftWithoutName = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['NAV-004'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your account')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not you?' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SigningOut = Hard.extend({
  args: { signOut: busy },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing out...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const SignOutFailed = Hard.extend({ args: { signOut: failed('Network request timed out') } });

export const Sticky = meta.story({
  globals: { login: 'soft' },
  args: { name: from((world) => headerName(world.answer('getProfileDetails'))) },
  parameters: { rules: ['NAV-003'] },
  render: (args) => (
    <PageShell header={<Header {...args} />}>
      <div style={{ position: 'relative', zIndex: 1, height: 3000 }} />
    </PageShell>
  ),
  play: async ({ canvas }) => {
    const parts = [canvas.getByRole('combobox'), canvas.getByRole('button', { name: /^Basket/ })];
    // A little way down, and far down.
    for (const place of [300, 1500]) {
      window.scrollTo(0, place);
      await expect(window.scrollY).toBe(place);
      for (const part of parts) {
        const { top, bottom, left, height } = part.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThan(window.innerHeight / 2);
        // The page passes below the header, even where it has a layer of its own.
        await expect(part.contains(document.elementFromPoint(left + 12, top + height / 2))).toBe(true);
      }
    }
  },
});

export const StickyNarrow = Sticky.extend({ globals: { ...narrow.globals, login: 'soft' } });

export const CartPage = Hard.extend({
  args: { basket: from((world) => basketIn(world, true)) },
  parameters: { rules: ['NAV-005', 'NAV-009', 'NAV-010'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Basket/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Check out' })).toBeNull();
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const WithNavigation = Hard.extend({
  args: {
    menu: <MenuButton open={false} onOpen={fn()} />,
    navigation: from((world) => <MainNav items={navigationIn(world)} />),
  },
  parameters: { rules: ['NAV-011'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Shop' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});

export const WithMenu = WithNavigation.extend({
  globals: { ...narrow.globals, login: 'hard' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
});

/** On a phone, the name and the way to sign out are targets for a thumb. */
export const ForAThumb = WithMenu.extend({
  globals: { ...exactWidth(390).globals, login: 'hard' },
  parameters: { viewport: exactWidth(390).viewport, rules: ['NAV-001', 'NAV-005'] },
  play: async ({ canvas }) => {
    const targets = [canvas.getByRole('link', { name: 'Margaret' }), canvas.getByRole('button', { name: 'Sign out' })];
    await expectOwnTargets(...targets);
    for (const { width, height } of targets.map((target) => target.getBoundingClientRect()))
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

/** The widest screen with the menu; one px more, and the sections stand in a row. */
export const MenuUpTo767 = WithMenu.extend({
  globals: { ...exactWidth(767).globals, login: 'hard' },
  parameters: { viewport: exactWidth(767).viewport },
});

export const SectionsFrom768 = WithNavigation.extend({
  globals: { ...exactWidth(768).globals, login: 'hard' },
  parameters: { viewport: exactWidth(768).viewport },
});

export const Plain = Hard.extend({ globals: { brand: 'hsb', login: 'hard' } });
export const Narrow = Soft.extend({ globals: { ...narrow.globals, login: 'soft' } });
export const NarrowPlain = Hard.extend({
  globals: { ...narrow.globals, login: 'hard', brand: 'hsb' },
});

const scrolled = async (to: number) => {
  window.scrollTo(0, to);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** On a phone the search field folds to its button while the page scrolls down. It keeps its place in the header. */
export const Folding = Sticky.extend({
  globals: { ...narrow.globals, login: 'soft' },
  parameters: { emulate: { reducedMotion: 'no-preference' }, rules: [] },
  render: (args) => (
    <PageShell header={<Header {...args} />}>
      <p>The first wine</p>
      <div style={{ height: 3000 }} />
    </PageShell>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const button = canvas.getByRole('button', { name: 'Search' });
    const atPoint = (left: number, top: number) => document.elementFromPoint(left, top);
    const atField = () => atPoint(field.getBoundingClientRect().left + 8, field.getBoundingClientRect().top + 24);
    const atButton = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return atPoint(left + width / 2, top + height / 2);
    };
    const placeOfPage = () => canvas.getByText('The first wine').getBoundingClientRect().top + window.scrollY;
    const place = placeOfPage();
    const by = (distance: number) => scrolled(window.scrollY + distance);
    // The header follows the page from the second movement on, if the first comes before it listens.
    const downUntilFolded = () =>
      waitFor(async () => {
        await by(200);
        await expect(atField()).not.toBe(field);
      });
    await expect(atField()).toBe(field);
    await downUntilFolded();
    await expect(button).toContainElement(atButton() as HTMLElement);
    await expect(placeOfPage()).toBe(place);
    await by(-100);
    await waitFor(() => expect(atField()).toBe(field));
    await downUntilFolded();
    while (document.activeElement !== field) await userEvent.tab();
    await waitFor(() => expect(atField()).toBe(field));
    await by(200);
    await by(200);
    await expect(atField()).toBe(field);
    field.blur();
    await downUntilFolded();
    // The press shows the field, and sends nothing.
    const sent = fn((event: Event) => event.preventDefault());
    button.closest('form')?.addEventListener('submit', sent);
    await userEvent.click(button);
    await waitFor(() => expect(atField()).toBe(field));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledOnce();
  },
});
/** Under reduced motion the field stays. */
export const NotFolding = Folding.extend({
  parameters: { emulate: { reducedMotion: 'reduce' } },
  play: async ({ canvas, canvasElement }) => {
    await scrolled(1500);
    await scrolled(1700);
    await expect(canvasElement.querySelector('[data-folded]')).toBeNull();
    const { left, top } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 24)).toBe(canvas.getByRole('combobox'));
  },
});
/** On a wide screen the field shares the row of the logo and stays. */
export const NotFoldingWide = NotFolding.extend({
  globals: { viewport: { value: 'tablet' }, login: 'soft' },
  parameters: { emulate: { reducedMotion: 'no-preference' } },
});
