/**
 * The kept hashes: stories/pictures.txt has one line for each story, with a hash for each of its cells.
 *
 * @typedef {'390' | '1280' | 'tree'} Column a picture at a width in px, or the accessibility tree at 1280 px
 * @typedef {{ story: string, brand: string, column: Column }} Cell
 * @typedef {Map<string, string>} Hashes by cell, as `keyOf` writes it
 */

/** @type {readonly Column[]} */
export const columns = ['390', '1280', 'tree'];

/** Characters of a hash. 24 bits: one in 17 million changed pictures has the hash of the picture before. */
export const hashLength = 4;

const none = '-'.repeat(hashLength);
const title =
  '# Written by `npm run visual -- --update`: for each story and brand, the hashes of its picture at 390 px, of its picture at 1280 px and of its accessibility tree.';

/** @param {Cell} cell */
export const keyOf = ({ story, brand, column }) => `${story} ${brand} ${column}`;

/**
 * @param {string} text
 * @returns {Hashes}
 * @throws Error when a line is damaged, such as by a merge
 */
export function readHashes(text) {
  /** @type {Hashes} */
  const hashes = new Map();
  const [, heading = 'brands', ...lines] = text.split('\n').filter(Boolean);
  const [, ...brands] = heading.split(' ');
  for (const line of lines) {
    const [story = '', ...fields] = line.split(' ');
    if (fields.length !== columns.length || fields.some((field) => field.length !== brands.length * hashLength))
      throw new Error(`A line of the kept hashes is damaged: ${line.slice(0, 60)}`);
    for (const [position, column] of columns.entries())
      for (const [place, brand] of brands.entries()) {
        const hash = fields[position]?.slice(place * hashLength, (place + 1) * hashLength);
        if (hash && hash !== none) hashes.set(keyOf({ story, brand, column }), hash);
      }
  }
  return hashes;
}

/**
 * @param {Hashes} hashes
 * @param {readonly string[]} stories ids of all stories; the hashes of others are dropped
 * @param {readonly string[]} brands
 */
export function writeHashes(hashes, stories, brands) {
  const lines = stories.toSorted().flatMap((story) => {
    const fields = columns.map((column) =>
      brands.map((brand) => hashes.get(keyOf({ story, brand, column })) ?? none).join(''),
    );
    return fields.every((field) => field === none.repeat(brands.length)) ? [] : [[story, ...fields].join(' ')];
  });
  return `${[title, ['brands', ...brands].join(' '), ...lines].join('\n')}\n`;
}
