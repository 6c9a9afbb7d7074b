/**
 * What runs on the page of a Storybook. Each function is sent to the page by itself, so none refers to another.
 *
 * @typedef {{ name: string, payload: unknown }} Event of Storybook's channel
 */

/**
 * Sends events to Storybook, the last of which draws a story, and waits for its end: for loaders and the play function,
 * if it has one and is drawn for the first time.
 *
 * @param {{ story: string, events: readonly Event[] }} request
 * @returns {Promise<string | undefined>} why it failed
 */
export const drawStory = ({ story, events }) =>
  new Promise((resolve) => {
    const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
    /** @type {string | undefined} */
    let reason;
    const keep = (/** @type {any} */ problem) => {
      reason ??= problem?.message ?? problem?.description ?? String(problem);
    };
    const problems = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    const finish = (/** @type {{ storyId: string, status: string }} */ { storyId, status }) => {
      if (storyId !== story) return;
      channel.off('storyFinished', finish);
      for (const name of problems) channel.off(name, keep);
      // A story whose play function threw may still end with success.
      resolve(reason ?? (status === 'success' ? undefined : 'the story failed'));
    };
    channel.on('storyFinished', finish);
    for (const name of problems) channel.on(name, keep);
    for (const { name, payload } of events) channel.emit(name, payload);
  });

/** Draws stories without axe, which the story tests run. A page without a story ignores the globals in its address. */
export const turnOffAxe = () => {
  const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
};

/**
 * Waits for everything the story still fetches, and for what it has put off for a moment: React shows what has arrived
 * up to 300 ms after a fallback.
 *
 * @returns {Promise<number>} the height of the content in px
 */
export const settlePage = async () => {
  /** @type {{ storySettled?: () => Promise<void>, shortTimers?: ReadonlySet<number> }} */
  const { storySettled, shortTimers } = /** @type {any} */ (globalThis);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A story may set one timer after another for as long as it is shown.
  const end = performance.now() + 5000;
  do {
    while (shortTimers?.size && performance.now() < end) await drawn();
    await storySettled?.();
    for (const picture of document.images) picture.loading = 'eager';
    // A story may show a picture that fails to load.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    await drawn();
  } while (shortTimers?.size && performance.now() < end);
  return document.documentElement.scrollHeight;
};

/** Notes the timers that are to end soon, as `shortTimers`. */
export const watchTimers = () => {
  const soon = 350;
  /** @type {Set<number>} */
  const pending = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  const watched = (
    /** @type {(...values: unknown[]) => void} */ run,
    delay = 0,
    /** @type {unknown[]} */ ...values
  ) => {
    /** @type {number} */
    const timer = set(() => {
      pending.delete(timer);
      run(...values);
    }, delay);
    if (delay <= soon) pending.add(timer);
    return timer;
  };
  Object.assign(globalThis, {
    shortTimers: pending,
    setTimeout: watched,
    clearTimeout(/** @type {number | undefined} */ timer) {
      if (timer !== undefined) pending.delete(timer);
      clear(timer);
    },
  });
};

/**
 * Holds the page's clock at the start of the mock shop's day. It still runs, so that durations can be measured.
 *
 * @param {number} start
 */
export const holdClock = (start) => {
  const Clock = Date;
  const began = performance.now();
  const now = () => start + Math.floor(performance.now() - began);
  globalThis.Date = /** @type {DateConstructor} */ (
    new Proxy(Clock, {
      construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
      apply: () => new Clock(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
  );
};

/**
 * @typedef {{ owner: string, text: string }} Text of the page, in a component
 * @typedef {{ owner: string, tag: string, attributes: Record<string, string> }} Drawn an element in a component
 * @typedef {{ lines: (Text | Drawn)[], matched: number[] }} Content
 */

/**
 * Returns the story's content, in order, without generated ids, and which of the rules apply to it.
 *
 * @param {readonly { selector: string, media: string }[]} rules
 * @returns {Promise<Content>}
 */
export const inspectPage = async (rules) => {
  const isGenerated =
    /^(id|for|name|aria-(controls|labelledby|describedby|details|owns|activedescendant)|popovertarget|commandfor|list|headers)$/;
  const ownerOf = (/** @type {Element | null} */ element) =>
    /\bwsk-([A-Z]\w*)/.exec(element?.closest('[class*="wsk-"]')?.getAttribute('class') ?? '')?.[1] ?? 'The story';
  /** @type {Content['lines']} */
  const lines = [];
  /** @type {Promise<void>[]} */
  const loading = [];
  const add = (/** @type {Node} */ node) => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (text) lines.push({ owner: ownerOf(node.parentElement), text });
    } else if (node instanceof Element && !/^(script|style|template|noscript)$/.test(node.localName)) {
      /** @type {Record<string, string>} */
      const attributes = {};
      for (const { name, value } of node.attributes)
        if (!isGenerated.test(name) && !value.startsWith('#')) attributes[name] = value;
      lines.push({ owner: ownerOf(node), tag: node.localName, attributes });
      if (node instanceof HTMLImageElement && node.currentSrc)
        loading.push(
          fetch(node.currentSrc)
            .then((response) => response.text())
            .then((content) => {
              attributes.content = content;
            })
            .catch(() => {}),
        );
      for (const child of node.childNodes) add(child);
    }
  };
  for (const child of document.querySelector('#storybook-root')?.childNodes ?? []) add(child);
  await Promise.all(loading);
  for (const line of lines)
    if ('tag' in line && line.attributes.content) {
      const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(line.attributes.content));
      line.attributes.content = [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join('');
    }
  // States of which a picture shows at most one, and parts that no selector can find.
  const states =
    /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|(any-)?link|visited|checked|open|disabled|enabled)\b/g;
  const matched = rules.flatMap(({ selector, media }, place) => {
    try {
      const bare = selector.replace(states, '').replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
      return (!media || matchMedia(media).matches) && document.querySelector(bare) ? [place] : [];
    } catch {
      return [place];
    }
  });
  return { lines, matched };
};

/** @typedef {{ media: string, selector: string, css: string }} Rule */

/** Returns all rules of the page's style sheets, except Storybook's own. @returns {Rule[]} */
export const rulesOfPage = () => {
  /** @type {Rule[]} */
  const found = [];
  const walk = (/** @type {CSSRuleList} */ rules, /** @type {string} */ media) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) found.push({ media, selector: rule.selectorText, css: rule.style.cssText });
      else if (rule instanceof CSSMediaRule) walk(rule.cssRules, rule.conditionText);
      else if ('cssRules' in rule) walk(/** @type {CSSGroupingRule} */ (rule).cssRules, media);
      else found.push({ media, selector: '', css: rule.cssText });
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, '');
  return found.filter(({ selector }) => !/\.sb-/.test(selector));
};
