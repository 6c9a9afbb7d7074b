/** @typedef {import('./guidanceRecord.js').Claim} Claim */
/** @typedef {import('./guidance.mjs').Criteria} Criteria */
/**
 * @typedef {object} Conformance
 * @property {Criteria} criteria the success criteria of WCAG 2.2, levels A and AA
 * @property {Readonly<Record<string, Claim>>} claims by criterion
 * @property {Readonly<Record<string, Readonly<Record<string, string>> | undefined>>} proofs the story that shows a
 * criterion, by component and criterion
 */

/** What the kit cannot do for the page it is on. */
const duties = [
  'Set `lang` on the document to the language of the site, and a title for each page that is not drawn by `Storefront`.',
  'Give a page of islands one `h1`, one `main` and a skip link, as `PageShell` does for a page of the kit.',
  'Let readers zoom: no `user-scalable=no` and no `maximum-scale` in the viewport.',
  'Keep the outline of the focus, and let nothing of your own stick over the page without room below `scroll-padding`.',
  'Give each picture and link of your editors a text, and each video captions.',
  'Check tokens of your own: a pair of text and ground has at least 4.5 to 1, an edge or a ring 3 to 1.',
  'Give the callbacks of the kit what they ask for: the message of a failure is shown and announced by the kit.',
  'Say before a session ends how long it lasts, or make it last; the kit keeps what was typed.',
];

/** @param {Conformance} conformance @param {string} number @returns {readonly string[]} */
const shownBy = ({ claims, proofs }, number) => [
  ...(claims[number]?.proofs ?? []).map(({ test }) => `the test “${test}”`),
  ...Object.entries(proofs).flatMap(([component, stories]) =>
    stories?.[number] ? [`${component}, story ${stories[number]}`] : [],
  ),
];

/** @param {Conformance} conformance @param {string} number */
const remarks = (conformance, number) => {
  const shown = shownBy(conformance, number);
  const { note } = conformance.claims[number] ?? {};
  return [note, shown.length > 0 && `Shown by ${shown.join('; ')}.`].filter(Boolean).join(' ');
};

/** @param {Conformance} conformance @returns {string} Markdown without a title */
export function conformanceText(conformance) {
  const rows = Object.entries(conformance.criteria).map(
    ([number, { name, level }]) =>
      `| ${number} ${name} | ${level} | ${conformance.claims[number]?.level.replaceAll('-', ' ')} | ${remarks(conformance, number)} |`,
  );
  return [
    'Every story of Storybook is checked by axe in long runs, and one of three in each run, with the rules of WCAG 2.2 A and AA, the size of targets included. What is beyond axe is claimed only where a test or a story shows it; everything else says “not evaluated”. No person with a disability and no outside auditor has tested the kit.',
    '## Success criteria',
    ['| Criterion | Level | The kit | Remarks |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '## What the page around it owes',
    duties.map((duty) => `- ${duty}`).join('\n'),
  ].join('\n\n');
}

/**
 * Returns an Open Accessibility Conformance Report (version 0.1.0 of its schema, catalogue of VPAT 2.5 for WCAG 2.2).
 *
 * @param {{ readonly name: string, readonly version: string, readonly description: string, readonly homepage: string, readonly bugs: string, readonly license: string }} product
 * @param {Conformance} conformance
 */
export function openAcr({ name, version, description, homepage, bugs, license }, conformance) {
  /** @param {string} level */
  const chapter = (level) => ({
    criteria: Object.entries(conformance.criteria)
      .filter(([, criterion]) => criterion.level === level)
      .map(([num]) => ({
        num,
        components: [
          { name: 'web', adherence: { level: conformance.claims[num]?.level, notes: remarks(conformance, num) } },
        ],
      })),
  });
  return {
    title: `${name} Accessibility Conformance Report`,
    product: { name, version, description },
    // The schema requires an address for mail; the project is reached through its issues.
    author: { name, email: '', website: homepage },
    vendor: { name, email: '', website: homepage },
    version: 1,
    notes: duties.join('\n'),
    evaluation_methods_used:
      'axe in every story, play functions of stories, and journeys in Chromium; no test with assistive technology.',
    license,
    feedback: bugs,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  };
}
