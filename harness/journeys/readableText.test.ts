import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.js';
import { openPage, visitsOf } from './everyPage.js';

/** Returns text that its own box cuts off, and by how much the page is wider than the window. */
const cutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('.wsk-BrandScope *')].filter((one) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(one);
      const hasText = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      // What is only for screen readers is clipped on purpose.
      if (!hasText || clipPath !== 'none' || one.clientWidth <= 1 || !one.checkVisibility()) return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (hides(overflowY) && one.scrollHeight > one.clientHeight + 2)
      );
    });
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...cut.map((one) => `${one.className}: “${one.textContent?.trim().slice(0, 60)}” is cut`),
      ...(sideways > 0 ? [`the page is ${sideways} px too wide`] : []),
    ];
  });

/** Returns the controls that are less than 44 px high or wide. Links within a sentence are as tall as their line, and a
 * control may be reached through a larger box that it is drawn in. The sections of the navigation are as high as their
 * row, and as wide as their words: a tap on the name opens the submenu as the arrow beside it does. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isStretched = (one: Element) =>
      ['::before', '::after'].some((part) => {
        const { content, position } = getComputedStyle(one, part);
        return content !== 'none' && position === 'absolute';
      });
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some((near) => near !== one && near.textContent?.trim());
    const controls = '.wsk-BrandScope :is(a[href], button, input, select, textarea, summary)';
    return [...document.querySelectorAll(controls)].flatMap((one) => {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      // What is only for screen readers is one pixel wide.
      if (!one.checkVisibility() || width <= 1 || isStretched(one) || isInSentence(one)) return [];
      const isSmall = height < 43.5 || (width < 43.5 && !one.matches('.wsk-MainNav-item > *'));
      return isSmall ? [`${one.className} “${one.textContent?.trim()}” is ${width} by ${height} px`] : [];
    });
  });

/** Returns the alternatives of pictures that repeat a heading beside them. */
const repeatedHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img:not([alt=""]), main [role="img"][aria-label]')].flatMap((picture) => {
      const words = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';
      const part = picture.closest('article, li, section, main');
      const isRepeated = [...(part?.querySelectorAll('h1, h2, h3, h4') ?? [])].some(
        ({ textContent }) => textContent?.trim() === words,
      );
      return isRepeated ? [words] : [];
    }),
  );

/** The spacing that readers may set without losing anything (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Twice the usual font size of a reader (WCAG 1.4.4). */
const doubled = 'html { font-size: 200%; }';

test.each(visitsOf({ home: 'tcm', cart: 'stw', orderHistory: 'vir' }))(
  'the page $name of $brand cuts no text with wider spacing at 390 px or at twice the size, its targets are large enough for a thumb there and on tablets, and no picture repeats a heading',
  async ({ brand, ...shopPage }) => {
    const { page } = await openPage(shopPage, { brand, viewport: { width: 390, height: 800 } });
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await repeatedHeadings(page)).toEqual([]);
    const spaced = await page.addStyleTag({ content: spacing });
    expect(await cutText(page)).toEqual([]);
    await spaced.evaluate((style) => (style as HTMLElement).remove());
    await page.setViewportSize({ width: 1280, height: 900 });
    const size = (): Promise<number> =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('main p')!).fontSize));
    const before = await size();
    await page.addStyleTag({ content: doubled });
    expect(await size()).toBeCloseTo(2 * before, 0);
    expect(await cutText(page)).toEqual([]);
  },
);
