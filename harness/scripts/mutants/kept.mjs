/**
 * @typedef {{ status: string, static?: boolean }} KeptMutant a fault of an earlier run; static if it is in what runs
 * while a module loads
 * @typedef {{ files: Record<string, { mutants: readonly KeptMutant[] }> }} Kept the results that an earlier run has kept
 */

/**
 * Leaves out what has to be planted again. No test counts as covering a static fault, so Stryker would keep one that
 * nobody noticed for good, whatever tests were written since.
 *
 * @template {Kept} Results
 * @param {Results} results
 * @returns {Results}
 */
export function reusable(results) {
  const files = Object.entries(results.files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter((mutant) => !mutant.static || mutant.status === 'Killed') },
  ]);
  return { ...results, files: Object.fromEntries(files) };
}
