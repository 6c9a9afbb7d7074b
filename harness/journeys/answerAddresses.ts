import type { BrowserContext, Page } from 'playwright-core';

/** Host to which disguised addresses lead. */
export const hostileHost = 'evil.example';

const script = 'window.__ran=1';

/** Addresses that run a script, embed a page, or lead to another host in the disguise of a path. */
const hostileLinks = [
  `javascript:${script}`,
  `//${hostileHost}/x`,
  `data:text/html,<script>${script}</script>`,
  `/\\${hostileHost}/x`,
  ` JaVaScRiPt:${script}`,
  `\\\\${hostileHost}/x`,
  `java\nscript:${script}`,
  `/\t/${hostileHost}/x`,
  `\u0001javascript:${script}`,
  `https:\\\\${hostileHost}/x`,
  `vbscript:${script}`,
  `/\r\n/${hostileHost}/x`,
];
/** A picture may come from any host, so only what is disguised or no picture is hostile. */
const hostilePictures = hostileLinks.filter((url) => !url.startsWith('//'));

/** Number of payloads: with as many offsets, each address of a page has each of them. */
export const hostileCount = hostileLinks.length;

/** Runs in the page. Records what calls answer, or replaces each address in an answer by a hostile one. */
function watchAnswers({ links, pictures, offset }: { links: string[]; pictures: string[]; offset: number }): void {
  const seen: string[] = [];
  const state = { answers: seen, planted: 0 };
  Object.assign(window, { __addresses: state });
  const isAddress = /^(?:\/|https?:\/\/)\S+$/;
  const isPicture = /\.(?:svg|png|jpe?g|webp)\b/;
  const hostile = (value: string) => {
    const list = isPicture.test(value) ? pictures : links;
    return list[(offset + state.planted++) % list.length] ?? '';
  };
  const changed = (body: string): string => {
    seen.push(body);
    if (links.length === 0) return body;
    if (/^\s*[[{]/.test(body))
      return JSON.stringify(
        JSON.parse(body, (_, value) => (typeof value === 'string' && isAddress.test(value) ? hostile(value) : value)),
      );
    const inMarkup = (value: string) => hostile(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const inScript = (value: string) => JSON.stringify(hostile(value)).replaceAll('<', '\\u003c');
    return body
      .replace(/\b(href|src)="([^"]*)"/g, (_, name, value) => `${name}="${inMarkup(value)}"`)
      .replace(/(":\s*)"((?:\/|https?:\/\/)[^"\s]+)"/g, (_, start, value) => start + inScript(value));
  };
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    if (!/json|html/.test(answer.headers.get('content-type') ?? '') || answer.status === 204) return answer;
    const { status, headers } = answer;
    return new Response(changed(await answer.text()), { status, headers });
  };
  // The content service's client sends its requests this way.
  const bodies = new WeakMap<XMLHttpRequest, string>();
  for (const name of ['response', 'responseText'] as const) {
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name);
    Object.defineProperty(XMLHttpRequest.prototype, name, {
      configurable: true,
      get(this: XMLHttpRequest) {
        const body: unknown = own?.get?.call(this);
        if (typeof body !== 'string' || body === '' || this.readyState !== 4) return body;
        if (!bodies.has(this)) bodies.set(this, changed(body));
        return bodies.get(this);
      },
    });
  }
}

/** Records the answers of all calls that the pages make from now on. */
export const recordAnswers = (context: BrowserContext) =>
  context.addInitScript(watchAnswers, { links: [], pictures: [], offset: 0 });

/** Replaces each address in the answers that the pages get from now on; another offset gives each another payload. */
export const plantAddresses = (context: BrowserContext, offset: number) =>
  context.addInitScript(watchAnswers, { links: hostileLinks, pictures: hostilePictures, offset });

/** Returns how many addresses were replaced on this page. */
export const plantedOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { __addresses: { planted: number } }).__addresses.planted);

interface ShownAddresses {
  /** Targets of links, as the browser resolves them. */
  readonly links: readonly string[];
  /** Addresses of pictures. */
  readonly pictures: readonly string[];
}

/** Returns the addresses that calls have answered and this page shows. */
export const addressesFromAnswers = (page: Page): Promise<ShownAddresses> =>
  page.evaluate(() => {
    const { answers } = (window as unknown as { __addresses: { answers: string[] } }).__addresses;
    const all = answers.join('\n').replaceAll('\\/', '/').replaceAll('&amp;', '&');
    const isAnswered = (element: Element, name: string) => {
      const value = element.getAttribute(name);
      return value !== null && value.length > 1 && all.includes(`"${value}`);
    };
    const shown = <Found extends Element>(selector: string, name: string, of: (element: Found) => string) => [
      ...new Set([...document.querySelectorAll<Found>(selector)].filter((found) => isAnswered(found, name)).map(of)),
    ];
    return {
      links: shown<HTMLAnchorElement>('a[href]', 'href', ({ href }) => href),
      pictures: [
        ...shown<HTMLImageElement>('img[src]', 'src', ({ src }) => src),
        ...shown<HTMLSourceElement>('source[srcset]', 'srcset', ({ srcset }) => new URL(srcset, location.href).href),
      ],
    };
  });

/** Returns each address on the page that runs a script, embeds a page or leads to the hostile host. */
export const unsafeAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate((host) => {
    const names = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data'];
    const found: string[] = [];
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) {
        const value = element.getAttribute(name);
        if (value === null || !URL.canParse(value, location.href)) continue;
        const url = new URL(value, location.href);
        const isPicture = element.matches('img, source') && /^data:image\//.test(value);
        const isSafe = /^(?:https?|mailto|tel):$/.test(url.protocol) && url.hostname !== host;
        if (!isSafe && !isPicture) found.push(`${element.tagName} ${name}=${JSON.stringify(value)}`);
      }
    return found;
  }, hostileHost);
