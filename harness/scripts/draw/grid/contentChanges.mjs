/**
 * @typedef {import('./onPage.mjs').Text} Text
 * @typedef {import('./onPage.mjs').Drawn} Drawn
 * @typedef {import('./causes.mjs').Cause} Cause
 */

/** @param {Text | Drawn} line */
const keyOf = (line) =>
  'text' in line ? `${line.owner} ${line.text}` : `${line.owner} <${line.tag}> ${JSON.stringify(line.attributes)}`;

/**
 * Returns the lines of one list that the other does not have.
 *
 * @param {readonly (Text | Drawn)[]} lines
 * @param {readonly (Text | Drawn)[]} others
 */
function without(lines, others) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of others) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), count - 1);
    return count <= 0;
  });
}

/**
 * Returns the words that differ in the middle of two texts.
 *
 * @param {string} before
 * @param {string} after
 */
function changedWords(before, after) {
  const [old, now] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const part = (/** @type {string[]} */ words) => words.slice(start, words.length - end).join(' ');
  return [part(old), part(now)];
}

/** The numbers of a text, such as prices, do not make it another change. @param {string} text */
const numberless = (text) => text.replace(/\d+/g, '0');

/** @param {string} text */
const quoted = (text) => (text ? `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”` : 'nothing');

/** @param {Text} before @param {Text} after @returns {Cause} */
function textChange(before, after) {
  const [old = '', now = ''] = changedWords(before.text, after.text);
  return { id: numberless(`words ${old} → ${now}`), title: `Words: ${quoted(old)} → ${quoted(now)}` };
}

/** @param {Drawn} before @param {Drawn} after @returns {Cause} */
function elementChange(before, after) {
  const names = [...new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])]
    .filter((name) => before.attributes[name] !== after.attributes[name])
    .sort();
  const what = `${after.owner}: ${names.join(', ')} of <${after.tag}>`;
  return { id: `element ${what}`, title: `${what} changed` };
}

/** @param {Text | Drawn} line @param {'new' | 'gone'} fate @returns {Cause} */
function lonely(line, fate) {
  if ('tag' in line) return { id: `${fate} ${line.owner}`, title: `${line.owner}: elements are ${fate}` };
  return { id: numberless(`${fate} ${line.text}`), title: `Words: ${quoted(line.text)} is ${fate}` };
}

/**
 * Returns what differs between the content of a story before and after a change, each kind once: words, attributes of
 * elements such as the path of an icon, and what is new or gone.
 *
 * @param {readonly (Text | Drawn)[]} before
 * @param {readonly (Text | Drawn)[]} after
 * @returns {Cause[]}
 */
export function changesOf(before, after) {
  const added = without(after, before);
  /** @type {Map<string, Cause>} */
  const causes = new Map();
  const note = (/** @type {Cause} */ cause) => causes.set(cause.id, cause);
  for (const line of without(before, after)) {
    const kind = 'tag' in line ? line.tag : 'text';
    const place = added.findIndex(
      (other) => other.owner === line.owner && ('tag' in other ? other.tag : 'text') === kind,
    );
    const [partner] = place < 0 ? [] : added.splice(place, 1);
    if (partner && 'text' in line && 'text' in partner) note(textChange(line, partner));
    else if (partner && 'tag' in line && 'tag' in partner) note(elementChange(line, partner));
    else note(lonely(line, 'gone'));
  }
  for (const line of added) note(lonely(line, 'new'));
  return [...causes.values()];
}
