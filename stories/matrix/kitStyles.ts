/** The kit's style sheets as they are written. */
const sheets = import.meta.glob<string>('../../src/**/*.css', { eager: true, query: '?raw', import: 'default' });

/** Declarations of the kit's style sheets for a selector. */
export interface KitRule {
  /** The component whose sheet it is. */
  readonly component: string;
  readonly selector: string;
  /** Conditions of the media queries around it, the outermost first. */
  readonly media: readonly string[];
  readonly style: CSSStyleDeclaration;
}

/** Returns the rules of one list. First states and keyframes are left out: they are no declarations of an element that
 * is there. */
function rulesIn(list: CSSRuleList, around: Omit<KitRule, 'style'>): readonly KitRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const own = { ...around, selector: rule.selectorText.replace(/^&/, around.selector) };
      return [{ ...own, style: rule.style }, ...rulesIn(rule.cssRules, own)];
    }
    if (rule instanceof CSSNestedDeclarations) return [{ ...around, style: rule.style }];
    if (rule instanceof CSSMediaRule)
      return rulesIn(rule.cssRules, { ...around, media: [...around.media, rule.conditionText] });
    return rule instanceof CSSSupportsRule ? rulesIn(rule.cssRules, around) : [];
  });
}

let read: readonly KitRule[] | undefined;

/** Returns the rules of all of the kit's style sheets, in the order of the files' names. */
export function kitRules(): readonly KitRule[] {
  read ??= Object.entries(sheets).flatMap(([path, text]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const component = path.slice(path.lastIndexOf('/') + 1, -'.css'.length);
    return rulesIn(sheet.cssRules, { component, selector: '', media: [] });
  });
  return read;
}

/** Returns the widths in px from which a media query applies, and up to which. */
export function rangeOf(media: readonly string[]): { readonly from: number; readonly to: number } {
  const all = (side: 'min' | 'max') =>
    media.flatMap((condition) =>
      [...condition.matchAll(new RegExp(`\\(${side}-width: (\\d+)px\\)`, 'g'))].map(([, px]) => Number(px)),
    );
  return { from: Math.max(0, ...all('min')), to: Math.min(Number.POSITIVE_INFINITY, ...all('max')) };
}
