import { channelsOf, hexOf } from '../../../src/rules/common/hexColour.js';
import type { Kind } from './uses.js';

/** The types of the format that the kit's tokens have. */
export type TokenType = 'color' | 'dimension' | 'number' | 'fontWeight' | 'fontFamily' | 'border' | 'shadow';

/** The type of each kind of token, and the group that holds the tokens of that kind. */
export const formats: Readonly<Record<Kind, { readonly type: TokenType; readonly group: string }>> = {
  colour: { type: 'color', group: 'colour' },
  dimension: { type: 'dimension', group: 'dimension' },
  offset: { type: 'dimension', group: 'dimension' },
  number: { type: 'number', group: 'number' },
  em: { type: 'number', group: 'number' },
  '%': { type: 'number', group: 'number' },
  deg: { type: 'number', group: 'number' },
  weight: { type: 'fontWeight', group: 'weight' },
  font: { type: 'fontFamily', group: 'font' },
  border: { type: 'border', group: 'border' },
  shadow: { type: 'shadow', group: 'shadow' },
};

/** Thrown for a value that a token cannot have; the message is the reason. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
}

const aliasPattern = /^\{([^{}]+)\}$/;

/** Returns the path that an alias such as `{input.primary}` refers to, or nothing for another value. */
export const aliasedPath = (value: unknown): string | undefined =>
  typeof value === 'string' ? aliasPattern.exec(value)?.[1] : undefined;

/** Gives the path of a token by its name, without `--wsk-`. */
type PathOf = (name: string) => string;
/** Gives the CSS for an alias, where a value of some kind is expected. */
type Reference = (path: string, kind: Kind) => string;

const numberOf = (css: string): number => Number.parseFloat(css === 'normal' ? '0' : css);
const lengthOf = (css: string) => ({ value: numberOf(css), unit: 'px' });

/** Splits at a separator that is not inside brackets. */
const split = (css: string, separator: RegExp): string[] => {
  const parts = [''];
  let depth = 0;
  for (const character of css) {
    depth += Number(character === '(') - Number(character === ')');
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};

/** Three decimals tell all 256 steps of a channel apart. */
const component = (channel: number): number => Math.round((channel / 255) * 1000) / 1000;

const opaque = (channels: readonly number[]) => ({
  colorSpace: 'srgb',
  components: channels.map(component),
  hex: hexOf(channels),
});

/** Returns a `#rrggbb` colour as the format has it. */
export const opaqueValue = (hex: string) => opaque(channelsOf(hex));

/** Returns any colour, always with its alpha: some tools merge a value into the one it replaces. */
function colourOf(css: string) {
  if (css.startsWith('#')) return { ...opaqueValue(css), alpha: 1 };
  const [red = 0, green = 0, blue = 0, alpha = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { ...opaque([red, green, blue]), alpha };
}

/**
 * Returns a CSS value as the format has it.
 *
 * @param kind what the token is
 * @param css a value of one of the kit's tokens
 * @param alias
 */
export function tokenValue(kind: Kind, css: string, alias: PathOf): unknown {
  const [, name] = /^var\(--wsk-([\w-]+)\)$/.exec(css) ?? [];
  if (name) return `{${alias(name)}}`;
  switch (kind) {
    case 'colour':
      return colourOf(css);
    case 'dimension':
    case 'offset':
      return lengthOf(css);
    case 'font':
      return css.split(',').map((family) => family.trim().replaceAll('"', ''));
    case 'border': {
      const [width = '', style = '', color = ''] = split(css, /\s/);
      return { color: tokenValue('colour', color, alias), width: lengthOf(width), style };
    }
    case 'shadow': {
      // The format has no shadow that is none.
      const layers = css === 'none' ? ['0 0 transparent'] : split(css, /,/);
      return layers.map((layer) => {
        const parts = split(layer, /\s/);
        const inset = parts[0] === 'inset';
        const lengths = parts.slice(Number(inset), -1);
        const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((index) => lengthOf(lengths[index] ?? '0'));
        const color = tokenValue('colour', parts.at(-1) ?? '', alias);
        return { color, offsetX, offsetY, blur, spread, ...(inset ? { inset } : {}) };
      });
    }
    default:
      return numberOf(css);
  }
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function fields(value: unknown, what: string, names: readonly string[], optional: readonly string[] = []) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ValueError(`${show(value)} is no ${what}: expected an object with ${names.join(', ')}`);
  const given = value as Readonly<Record<string, unknown>>;
  const missing = names.filter((name) => !(name in given));
  if (missing.length > 0) throw new ValueError(`${show(value)} is no ${what}: ${missing.join(', ')} is missing`);
  const unknown = Object.keys(given).filter((name) => ![...names, ...optional].includes(name));
  if (unknown.length > 0) throw new ValueError(`${show(value)} is no ${what}: it has no ${unknown.join(', ')}`);
  return given;
}

const rangeOf = (least: number, most: number): string => {
  if (most < Infinity) return ` from ${least} to ${most}`;
  return least > -Infinity ? ` of ${least} or more` : '';
};

function within(value: unknown, least: number, most: number, what: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most)
    throw new ValueError(`${show(value)} is no ${what}: expected a number${rangeOf(least, most)}`);
  return value;
}

const anyNumber = (value: unknown): number => within(value, -Infinity, Infinity, 'number');

function cssColour(value: unknown): string {
  const {
    colorSpace,
    components,
    alpha = 1,
    hex,
  } = fields(value, 'colour', ['colorSpace', 'components'], ['alpha', 'hex']);
  if (colorSpace !== 'srgb') throw new ValueError(`the colour space ${show(colorSpace)} is not supported: use "srgb"`);
  if (!Array.isArray(components) || components.length !== 3)
    throw new ValueError(`${show(components)} are no components: expected three numbers from 0 to 1`);
  const channels = components.map((one) => Math.round(within(one, 0, 1, 'component') * 255));
  const found = hexOf(channels);
  if (hex !== undefined && String(hex).toLowerCase() !== found)
    throw new ValueError(`the components are ${found}, but "hex" is ${show(hex)}: change both`);
  const opacity = within(alpha, 0, 1, 'alpha');
  if (opacity === 1) return found;
  return opacity === 0 ? 'transparent' : `rgb(${channels.join(' ')} / ${opacity})`;
}

function cssLength(value: unknown, least: number): string {
  const { value: number, unit } = fields(value, 'dimension', ['value', 'unit']);
  if (unit !== 'px' && unit !== 'rem')
    throw new ValueError(`${show(unit)} is no unit of a dimension: use "px" or "rem"`);
  return `${within(number, least, Infinity, 'length') * (unit === 'rem' ? 16 : 1)}px`;
}

const strokeStyles = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'];

/**
 * Returns a value of the format as CSS. Values that mean the same give the same text.
 *
 * @param kind what the token is
 * @param value its `$value`
 * @param reference gives the CSS for the path of an alias
 * @throws ValueError when the token cannot have this value
 */
export function cssOf(kind: Kind, value: unknown, reference: Reference): string {
  const path = aliasedPath(value);
  if (path !== undefined) return reference(path, kind);
  switch (kind) {
    case 'colour':
      return cssColour(value);
    case 'dimension':
      return cssLength(value, 0);
    case 'offset':
      return cssLength(value, -Infinity);
    case 'weight':
      return String(within(value, 1, 1000, 'weight'));
    case 'font': {
      const families = typeof value === 'string' ? [value] : value;
      if (!Array.isArray(families) || families.length === 0 || !families.every((one) => typeof one === 'string'))
        throw new ValueError(`${show(value)} is no font family: expected a name or a list of names`);
      if (families.some((family) => /["';{}<]/.test(family)))
        throw new ValueError(`${show(value)} is no font family: a name has only letters, digits and blanks`);
      return families.map((family) => (/\s/.test(family) ? `"${family}"` : family)).join(', ');
    }
    case 'border': {
      const { color, width, style } = fields(value, 'border', ['color', 'width', 'style']);
      if (!strokeStyles.includes(String(style)))
        throw new ValueError(`${show(style)} is no style of a border: use ${strokeStyles.join(', ')}`);
      return `${cssOf('dimension', width, reference)} ${style} ${cssOf('colour', color, reference)}`;
    }
    case 'shadow': {
      const layers = (Array.isArray(value) ? value : [value]).map((layer) => {
        const names = ['color', 'offsetX', 'offsetY', 'blur', 'spread'];
        const { color, inset, ...lengths } = fields(layer, 'shadow', names, ['inset']);
        const css = names
          .slice(1)
          .map((name) => cssOf(name === 'blur' ? 'dimension' : 'offset', lengths[name], reference));
        return [...(inset === true ? ['inset'] : []), ...css, cssOf('colour', color, reference)].join(' ');
      });
      return layers.every((layer) => layer.endsWith(' transparent')) ? 'none' : layers.join(', ');
    }
    case 'number':
      return String(anyNumber(value));
    default:
      return `${anyNumber(value)}${kind}`;
  }
}
