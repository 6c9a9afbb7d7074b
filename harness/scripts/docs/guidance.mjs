/** @typedef {import('./guidanceRecord.js').Guidance} Guidance */
/** @typedef {Readonly<Record<string, { readonly name: string, readonly level: string }>>} Criteria by number */

/** @param {readonly string[]} lines */
const list = (lines) => lines.map((line) => `- ${line}`).join('\n');

/** @param {string} title @param {readonly string[] | undefined} lines */
const section = (title, lines) => (lines?.length ? [`### ${title}`, list(lines)] : []);

const practices = 'https://www.w3.org/WAI/ARIA/apg/patterns';

/**
 * Writes a component's guidance as Markdown, with headings of the third level.
 *
 * @param {Guidance} guidance
 * @param {Criteria} criteria
 * @param {(story: string) => string} linkTo the Markdown that names a story
 */
export function guidanceText(
  { use, avoid, anatomy, words, pattern, keys, owed, said, proofs, gaps, ...rest },
  criteria,
  linkTo,
) {
  return [
    ...section('When to use it', use),
    ...section('When not to use it', avoid),
    ...section('Anatomy', anatomy),
    ...section('Words', words),
    ...section('Do', rest.do),
    ...section('Do not', rest.dont),
    ...section(
      'Keyboard',
      Object.entries(keys ?? {}).map(([key, action]) => `**${key}**: ${action}`),
    ),
    ...(pattern
      ? [`It follows the pattern [${pattern}](${practices}/${pattern}/) of the ARIA Authoring Practices Guide.`]
      : []),
    ...section('What the caller owes', owed),
    ...section('What is announced', said),
    ...section(
      'WCAG 2.2, shown by its stories',
      Object.entries(proofs ?? {}).map(
        ([number, story]) => `${number} ${criteria[number]?.name} (${criteria[number]?.level}): ${linkTo(story)}`,
      ),
    ),
    ...section('Known gaps', gaps),
  ].join('\n\n');
}
