import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';

/** Conditions that every component has to withstand. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl" lang="he">
    <Story />
  </div>
);
export const zoomed: Decorator = (Story) => (
  <div style={{ zoom: 2 }}>
    <Story />
  </div>
);

/** Presses Escape in the most recently opened dialog, wherever the focus is. */
export async function escapeFromDialog({
  canvas,
  userEvent,
}: {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: { readonly keyboard: (keys: string) => Promise<void> };
}): Promise<void> {
  const dialog = canvas.getAllByRole('dialog').at(-1);
  if (dialog) within(dialog).getAllByRole('button', { name: 'Close' })[0]?.focus();
  await userEvent.keyboard('{Escape}');
}

/** Fails if an element overflows the page on either side. Rails may scroll, and visually hidden content may be
 * anywhere. */
export async function expectToFit({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const edge = document.documentElement.clientWidth;
  const out = [...canvasElement.querySelectorAll<HTMLElement>('[class*="wsk-"]')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true });
    return isSeen && (left < -1 || right > edge + 1) && !element.closest('[class*="-rail"], [class*="-list"]');
  });
  await expect(out.map(({ className }) => className)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(edge);
}

/** Checks that the arrows of a rail move it to its end and all the way back, also over less than a view. */
export async function slidesByArrows({
  canvas,
  canvasElement,
  userEvent,
}: {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
}): Promise<void> {
  const rail = canvasElement.querySelector('.wsk-ProductCarousel-rail')!;
  const next = await canvas.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(next);
  await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(100));
  await waitFor(async () => {
    await userEvent.click(next);
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });
  await expect(rail.scrollLeft + rail.clientWidth).toBeGreaterThanOrEqual(rail.scrollWidth - 1);
  const previous = canvas.getByRole('button', { name: 'Previous' });
  await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
  await waitFor(async () => {
    await userEvent.click(previous);
    expect(rail.scrollLeft).toBe(0);
  });
}

/** Fails if another element would receive a press on the middle of a target, if a target is less than 24 px high or
 * wide (WCAG 2.5.8), or if two targets overlap. */
export async function expectOwnTargets(...targets: readonly HTMLElement[]): Promise<void> {
  for (const target of targets) {
    target.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(24);
    await expect(height).toBeGreaterThanOrEqual(24);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(target.contains(hit), `${target.textContent} is under ${hit?.className}`).toBe(true);
  }
  const boxes = targets.map((target) => target.getBoundingClientRect());
  for (const [place, one] of boxes.entries())
    for (const other of boxes.slice(place + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      await expect(isApart).toBe(true);
    }
}

/** Returns all of the page's CSS rules for a state, rewritten to apply to everything inside an element with the given
 * selector. */
function rulesFor(state: ':hover' | ':active', rules: CSSRuleList, place: string): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.includes(state)
          ? `${place} :is(${rule.selectorText.replaceAll(state, '')}){${rule.style.cssText}}`
          : '';
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${rulesFor(state, rule.cssRules, place)}}`;
      return '';
    })
    .join('');
}

const states = { hovered: [':hover'], pressed: [':hover', ':active'] } as const;

/** Makes everything inside look hovered or pressed, since a script cannot place the pointer. */
export function Looking({ like, children }: { like: keyof typeof states; children: ReactNode }) {
  const place = `story-${like}`;
  useLayoutEffect(() => {
    if (document.getElementById(place)) return;
    const sheet = document.createElement('style');
    sheet.id = place;
    const all = [...document.styleSheets];
    sheet.textContent = states[like]
      .flatMap((state) => all.map(({ cssRules }) => rulesFor(state, cssRules, `.${place}`)))
      .join('');
    document.head.append(sheet);
  }, [like, place]);
  return <div className={place}>{children}</div>;
}

const looking =
  (like: keyof typeof states): Decorator =>
  (Story) => (
    <Looking like={like}>
      <Story />
    </Looking>
  );
export const hovered = looking('hovered');
export const pressed = looking('pressed');

/** Fails unless a form that was sent with several mistakes lists exactly these, in order, in the summary that has the
 * focus, and nothing announces them a second time. */
export async function expectMistakes(canvas: ReturnType<typeof within>, ...messages: readonly string[]): Promise<void> {
  // The previous list stays until the form has been validated again.
  await waitFor(() => {
    const summary = canvas.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(messages);
  });
  await expect(canvas.queryByRole('alert')).toBeNull();
}
