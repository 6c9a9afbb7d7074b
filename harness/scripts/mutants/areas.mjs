/**
 * @typedef {{ folder: string, tests: readonly string[], least: number }} Area code that gets faults, the tests that
 * must notice them, and the least percentage they may notice
 */

/** @type {readonly Area[]} */
const areas = [
  { folder: 'src/rules', tests: ['src/rules/**/*.test.ts'], least: 95 },
  { folder: 'src/analytics', tests: ['src/analytics/**/*.test.ts', 'src/storefront/pages/*.test.ts'], least: 95 },
  { folder: 'src/api', tests: ['src/api/**/*.test.ts'], least: 95 },
  { folder: 'src/content', tests: ['src/content/**/*.test.ts', 'mocks/backend/content/*.test.ts'], least: 95 },
  { folder: 'mocks/backend', tests: ['mocks/**/*.test.ts'], least: 90 },
];

/**
 * Finds the areas in which faults are requested, with the files to plant them in.
 *
 * @param {readonly string[]} asked folders or files from the project's root; all areas if there are none
 * @param {readonly string[]} files all source files of the project
 * @returns {(Area & { files: readonly string[] })[]} without areas that have no file to mutate
 * @throws Error that lists the folders, if something is outside them
 */
export function chosenAreas(asked, files) {
  const within = (/** @type {string} */ path, /** @type {string} */ folder) =>
    path === folder || path.startsWith(`${folder}/`);
  const strange = asked.find((path) => !areas.some(({ folder }) => within(path, folder) || within(folder, path)));
  if (strange)
    throw new Error(`No faults are planted in ${strange}, only in ${areas.map((of) => of.folder).join(', ')}.`);
  return areas.flatMap((area) => {
    const chosen = files
      .filter((file) => within(file, area.folder) && isMutable(file))
      .filter((file) => asked.length === 0 || asked.some((path) => within(file, path)));
    return chosen.length ? [{ ...area, files: chosen }] : [];
  });
}

/** Tests are not mutated, and declarations contain nothing to mutate. */
const isMutable = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
