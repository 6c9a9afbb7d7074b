import type { Accolade } from '../../model/product.js';

/** Text of an accolade, without repetition. */
export interface AccoladeWords {
  /** Type of its mark. */
  readonly mark: 'gold' | 'silver' | 'bronze' | 'points' | 'award';
  /** Points in the mark, such as `93`. */
  readonly points?: string;
  readonly name: string;
  /** Source and year, such as `The Blind Table, 2020`. */
  readonly source: string;
  /** Additional information from the description; absent when it only repeats the rest. */
  readonly remark?: string;
}

const medal = /\b(gold|silver|bronze)\b/i;
const year = /\b(?:19|20)\d{2}\b/;
const points = /^\D*(\d{2,3})(?:\s*\/\s*100|\s*(?:points|pts)\b)/i;
/** Words that carry no information of their own. */
const fillers = new Set(['a', 'an', 'and', 'at', 'awarded', 'by', 'from', 'in', 'of', 'the', 'vintage', 'with']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Builds the text of an accolade, with its year and without repetition. */
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
  const usedWords = new Set([...wordsOf(`${name} ${level} ${givenBy} ${givenIn ?? ''}`), ...fillers]);
  const adds = wordsOf(description).some((word) => !usedWords.has(word));
  return {
    mark: kind ?? (figure ? 'points' : 'award'),
    ...(figure && { points: figure }),
    name,
    source:
      givenIn && !`${name} ${givenBy}`.includes(givenIn) ? [givenBy, givenIn].filter(Boolean).join(', ') : givenBy,
    ...(adds && { remark: description }),
  };
}
