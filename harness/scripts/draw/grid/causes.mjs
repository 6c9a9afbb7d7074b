import { changesOf } from './contentChanges.mjs';

/**
 * @typedef {import('./onPage.mjs').Rule} Rule
 * @typedef {import('./onPage.mjs').Content} Content
 * @typedef {{ media: string, selector: string, owner: string, changes: string[], tokens: string[] }} ChangedRule
 * @typedef {{ id: string, title: string }} Cause why pictures differ; those with one id have one decision
 */

/** @param {string} css @returns {Map<string, string>} */
const declarations = (css) =>
  new Map(
    css.split(/;\s*(?=[\w-]+:|$)/).flatMap((text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? [] : [/** @type {const} */ ([text.slice(0, colon).trim(), text.slice(colon + 1).trim()])];
    }),
  );

/** @param {readonly Rule[]} rules */
function bySelector(rules) {
  /** @type {Map<string, { media: string, selector: string, values: Map<string, string> }>} */
  const sheets = new Map();
  for (const { media, selector, css } of rules) {
    // A rule without a selector, such as of a font, is told from others by its text.
    const key = `${media}|${selector || css}`;
    const values = sheets.get(key)?.values ?? new Map();
    for (const [name, value] of declarations(css)) values.set(name, value);
    sheets.set(key, { media, selector, values });
  }
  return sheets;
}

/**
 * Returns the style rules that differ between two builds, with the declarations that do.
 *
 * @param {readonly Rule[]} before
 * @param {readonly Rule[]} after
 * @returns {ChangedRule[]}
 */
export function changedRules(before, after) {
  const [old, now] = [bySelector(before), bySelector(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), now.get(key)];
    const names = new Set([...(one?.values.keys() ?? []), ...(other?.values.keys() ?? [])]);
    const changed = [...names].filter((name) => one?.values.get(name) !== other?.values.get(name));
    if (changed.length === 0) return [];
    const { media = '', selector = '' } = other ?? one ?? {};
    return [
      {
        media,
        selector,
        owner: /\.wsk-([A-Z]\w*)/.exec(selector)?.[1] ?? (selector || 'Fonts'),
        changes: changed.map(
          (name) => `${name}: ${one?.values.get(name) ?? 'nothing'} → ${other?.values.get(name) ?? 'nothing'}`,
        ),
        tokens: /^\[data-brand/.test(selector) ? changed.filter((name) => name.startsWith('--')) : [],
      },
    ];
  });
}

/** @param {readonly string[]} list */
const shortened = (list) =>
  list.length > 3 ? `${list.slice(0, 3).join(', ')} and ${list.length - 3} more` : list.join(', ');

/**
 * Returns why a picture differs: the tokens of its brand, the styles of components, and the words and elements that
 * changed. The same change has the same id in every story.
 *
 * @param {Content} before with the rules that apply to it, as places in `rules`
 * @param {Content} after
 * @param {readonly ChangedRule[]} rules
 * @returns {Cause[]}
 */
export function causesOf(before, after, rules) {
  const applied = [...new Set([...before.matched, ...after.matched])].sort((a, b) => a - b);
  const matched = applied.flatMap((place) => rules[place] ?? []);
  /** @type {Map<string, Cause>} */
  const causes = new Map();
  const tokens = matched.filter((rule) => rule.tokens.length > 0);
  if (tokens.length > 0) {
    const names = [...new Set(tokens.flatMap((rule) => rule.tokens))].sort();
    const changes = [...new Set(tokens.flatMap(({ changes }) => changes))];
    causes.set('tokens', { id: `tokens ${names.join(' ')}`, title: `Tokens: ${shortened(changes)}` });
  }
  for (const { owner, tokens: own } of matched) {
    if (own.length > 0) continue;
    const id = `styles ${owner}`;
    if (causes.has(id)) continue;
    // All rules of the component, so that its stories, to which different ones apply, have one cause.
    const changes = [...new Set(rules.filter((rule) => rule.owner === owner).flatMap((rule) => rule.changes))];
    causes.set(id, { id, title: `Styles of ${owner}: ${shortened(changes)}` });
  }
  for (const cause of changesOf(before.lines, after.lines)) causes.set(cause.id, cause);
  return [...causes.values()];
}
