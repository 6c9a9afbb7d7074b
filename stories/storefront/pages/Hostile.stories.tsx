import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { hostileHost, hostileMarkup, hostileUrls } from '../../../mocks/fixtures/hostileMarkup.js';
import { RichContent } from '../../../src/blocks/RichContent.js';
import { SafeHtmlBlock } from '../../../src/blocks/SafeHtmlBlock.js';
import type { SafeHtml } from '../../../src/model/safeHtml.js';
import { sanitise } from '../../../src/storefront/base/sanitise.js';
import { framed } from '../../framed.js';
import { documentOf, node, words } from '../../home/richText.js';

declare global {
  interface Window {
    __ran?: number;
  }
}

/** All hostile content on one page, as fragments and as rich text. */
function Hostile() {
  const [html, setHtml] = useState<readonly SafeHtml[]>([]);
  useEffect(() => {
    void Promise.all(hostileMarkup.map((markup) => sanitise(markup))).then(setHtml);
  }, []);
  return (
    <div className="wsk-Text" style={{ maxHeight: 600, overflow: 'hidden' }} data-count={html.length}>
      {html.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SafeHtmlBlock key={place} html={each} />
      ))}
      <RichContent
        content={documentOf(
          ...hostileUrls.map((uri) => node('paragraph', [node('hyperlink', [words('x')], { uri })])),
          ...hostileUrls.map((url) =>
            node('embedded-asset-block', [], { target: { fields: { title: 'x', file: { url } } } }),
          ),
          ...hostileMarkup.map((markup) => node('paragraph', [words(markup.slice(0, 200))])),
        )}
      />
    </div>
  );
}

const meta = preview.meta({
  component: Hostile,
  decorators: [framed()],
  // Hostile content may use headings, pictures and tables in any way.
  parameters: { a11y: { test: 'off' } },
});

const forbidden =
  'script, style, iframe, frame, object, embed, form, input, button, select, textarea, svg, math, link, meta, base, video, audio, source, template, noscript, plaintext, xmp, [style], [id], [srcset], [ping], [background], [class*="Button"], [contenteditable], [tabindex]';

export const NothingRuns = meta.story({
  parameters: { rules: ['CONT-042'] },
  play: async ({ canvasElement }) => {
    await expect(hostileMarkup.length).toBeGreaterThanOrEqual(100);
    const page = canvasElement.querySelector<HTMLElement>('[data-count]')!;
    await waitFor(() => expect(page).toHaveAttribute('data-count', String(hostileMarkup.length)));
    const blocks = [...page.querySelectorAll('.wsk-SafeHtmlBlock, .wsk-RichContent')];
    await expect(
      blocks.flatMap((block) => [...block.querySelectorAll(forbidden)].map((each) => each.outerHTML)),
    ).toEqual([]);
    const all = blocks.flatMap((block) => [...block.querySelectorAll('*')]);
    await expect(all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual([]);
    const addresses = all.flatMap((each) => [each.getAttribute('href'), each.getAttribute('src')]).filter(Boolean);
    await expect(addresses.filter((url) => !/^(https?:|mailto:|tel:|[^a-z]|[a-z]*$|x$)/i.test(url!))).toEqual([]);
    for (const link of page.querySelectorAll<HTMLElement>('a')) link.focus();
    await expect(window.__ran).toBeUndefined();
    const requestedUrls = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(requestedUrls.filter((url) => url.includes(hostileHost))).toEqual([]);
  },
});
