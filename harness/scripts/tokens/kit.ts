import { designOf } from '../../../src/brands/designs.js';
import { isBrandId } from '../../../src/brands/ids.js';
import { brandById, brands } from '../../../src/brands/registry.js';
import { tokenDocuments } from './documents.js';
import { importTokens, type Problem, parsed } from './import.js';
import { reportOf } from './report.js';

const designs = brands.map(designOf);

/** Returns the documents of the kit's brands, by file name. */
export const kitDocuments = () => tokenDocuments(designs);

/** What reading a document comes to: a report of what it changes, or what is wrong with it. */
export interface Reading {
  readonly report: string;
  readonly isRefused: boolean;
}

/** Writes what is wrong: the file, the path in it, and the reason. */
const refusal = (file: string, problems: readonly Problem[]): Reading => ({
  report: problems.map(({ path, reason }) => `${[file, path].filter(Boolean).join(': ')}: ${reason}`).join('\n'),
  isRefused: true,
});

/**
 * Reads a document of one of the kit's brands, and reports what it changes.
 *
 * @param file its name, which begins with the brand's id unless the document names the brand
 * @param text
 * @param root of the repository, for the components
 */
export function read(file: string, text: string, root: string): Reading {
  const document = parsed(text);
  if ('reason' in document) return refusal(file, [document]);
  const id = document.brand ?? file.split('.')[0];
  if (typeof id !== 'string' || !isBrandId(id)) {
    const known = designs.map((brand) => brand.id).join(', ');
    return refusal(file, [
      { path: '', reason: `${JSON.stringify(id)} is no brand: name the file after one of ${known}` },
    ]);
  }
  const found = importTokens(document.document, designOf(brandById(id)), designs);
  if (found.problems.length > 0) return refusal(file, found.problems);
  return { report: reportOf(id, file, found, root), isRefused: false };
}
