import type { Accolade } from '../../model/product.js';

/** An accolade as it is shown: each thing once. */
export interface AccoladeWords {
  /** What its mark is drawn as. */
  readonly mark: 'gold' | 'silver' | 'bronze' | 'points' | 'award';
  /** The points in the mark, such as `93`. */
  readonly points?: string;
  readonly name: string;
  /** Who gave it and in which year, such as `The Blind Table, 2020`. */
  readonly source: string;
  /** What the description adds to that; nothing where it only says it again. */
  readonly remark?: string;
}

const medal = /\b(gold|silver|bronze)\b/i;
const year = /\b(?:19|20)\d{2}\b/;
const points = /^\D*(\d{2,3})(?:\s*\/\s*100|\s*(?:points|pts)\b)/i;
/** Joins what is said already, and says nothing itself. */
const fillers = new Set(['a', 'an', 'and', 'at', 'awarded', 'by', 'from', 'in', 'of', 'the', 'vintage', 'with']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** The words of an accolade, with its year, and without those it has twice. */
export function accoladeWords(accolade: Accolade): AccoladeWords {
  const { accoladeNameText: name, accoladeCategoryText: category, accoladePerson: person } = accolade;
  const { levelTypeDesc: level = '', accoladeDescription: description = '' } = accolade;
  const all = [name, level, category, description].filter(Boolean).join(' ');
  const kind = medal.exec(`${level} ${name}`)?.[1]?.toLowerCase() as AccoladeWords['mark'] | undefined;
  const figure = kind ? undefined : (points.exec(level) ?? points.exec(name))?.[1];
  const inName = new Set(wordsOf(name));
  const ownLevel = figure || wordsOf(level).every((word) => inName.has(word)) ? '' : level;
  const givenBy = [ownLevel, person, category].filter(Boolean).join(', ');
  const givenIn = year.exec(all)?.[0];
  const said = new Set([...wordsOf(`${name} ${level} ${givenBy} ${givenIn ?? ''}`), ...fillers]);
  const adds = wordsOf(description).some((word) => !said.has(word));
  return {
    mark: kind ?? (figure ? 'points' : 'award'),
    ...(figure && { points: figure }),
    name,
    source:
      givenIn && !`${name} ${givenBy}`.includes(givenIn) ? [givenBy, givenIn].filter(Boolean).join(', ') : givenBy,
    ...(adds && { remark: description }),
  };
}
