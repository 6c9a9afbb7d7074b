import { causesOf } from './causes.mjs';
import { fresh } from './groups.mjs';
import { contentIn, saveShot } from './shots.mjs';

/**
 * @typedef {import('./walk.mjs').Difference} Difference
 * @typedef {import('./walkAll.mjs').OpenCamera} OpenCamera
 * @typedef {import('./groups.mjs').Explained} Explained
 * @typedef {import('./causes.mjs').Cause} Cause
 * @typedef {import('./onPage.mjs').Content} Content
 */

/** @type {(difference: Difference, causes: Cause[]) => Explained} */
const explainedBy = ({ story, brand, column, outcome, shot, note }, causes) => ({
  ...{ story, brand, column, causes },
  hash: outcome === 'unsteady' || outcome === 'failed' ? '' : (shot?.hash ?? ''),
  ...(note && { note }),
});

const noBase = { id: 'no base', title: 'Pictures that the base does not have, so that the reason is unknown' };
const asBase = { id: 'as base', title: 'Pictures as in the base, whose kept hashes are out of date' };
const pixels = { id: 'pixels', title: 'Pixels alone: styles and content are as before' };

/** @param {Difference} difference @returns {Cause | undefined} where no picture before is wanted */
function ownCause({ story, outcome, note = '' }) {
  if (outcome === 'unsteady')
    return { id: `unsteady ${story}`, title: `${story} is drawn differently every time, such as with a random number` };
  if (outcome === 'new') return fresh;
  const [reason = ''] = note.split('\n');
  return outcome === 'failed' ? { id: `failed ${reason}`, title: `Stories fail: ${reason}` } : undefined;
}

/**
 * Finds out why pictures differ, by drawing the same stories in a build of the base.
 *
 * @param {{
 *   differences: readonly Difference[],
 *   folder: string,
 *   brands: readonly string[],
 *   rules: readonly import('./causes.mjs').ChangedRule[],
 *   base?: { stories: ReadonlySet<string>, open: () => Promise<OpenCamera> },
 *   pages: number,
 * }} options `folder` has the pictures and the content of now
 * @returns {Promise<Explained[]>}
 */
export async function explain({ differences, folder, brands, rules, base, pages }) {
  /** @type {Explained[]} */
  const explained = [];
  /** @type {Map<string, Difference[]>} */
  const open = new Map();
  for (const difference of differences) {
    const { story } = difference;
    const cause = ownCause(difference) ?? (base?.stories.has(story) ? undefined : noBase);
    if (cause) explained.push(explainedBy(difference, [cause]));
    else open.set(story, [...(open.get(story) ?? []), difference]);
  }
  const queue = [...open];
  const [home = ''] = brands;

  /** @param {OpenCamera} camera @param {string} story @param {readonly Difference[]} ofStory */
  async function compare(camera, story, ofStory) {
    await camera.play(story, home);
    for (const brand of brands) {
      const cells = ofStory.filter((difference) => difference.brand === brand);
      if (cells.length === 0) continue;
      if (brand !== home) await camera.turn(story, brand);
      const shots = await camera.shoot(rules);
      for (const cell of cells) {
        const before = shots.get(cell.column);
        const after = contentIn(folder, 'after', cell);
        if (!before?.content || !after) continue;
        saveShot(folder, 'before', cell, before);
        const causes = before.hash === cell.shot?.hash ? [asBase] : causesOfCell(cell.column, before.content, after);
        explained.push(explainedBy(cell, causes.length > 0 ? causes : [pixels]));
      }
    }
  }

  /** @param {Difference['column']} column @param {Content} before @param {Content} after */
  function causesOfCell(column, before, after) {
    // Styles explain a changed tree only where its content does not.
    const ofContent = column === 'tree' ? causesOf(before, after, []) : [];
    return ofContent.length > 0 ? ofContent : causesOf(before, after, rules);
  }

  async function work() {
    if (!base || queue.length === 0) return;
    const camera = await base.open();
    for (let next = queue.shift(); next; next = queue.shift()) await compare(camera, ...next);
    await camera.close();
  }
  await Promise.all(Array.from({ length: pages }, work));
  return explained;
}
