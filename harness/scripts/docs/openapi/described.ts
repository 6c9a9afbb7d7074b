import { openApi } from '../../../../mocks/openapi/document.js';
import { readDocstrings } from './docstrings.js';
import { madeExamples } from './examples.js';

/** Builds the OpenAPI document with the docstrings of the sources below a folder, and with examples from the seeded
 * shop. */
export const describedOpenApi = (root: string, version: string) =>
  openApi(version, { ...readDocstrings(root), examples: madeExamples() });

export { arazzo } from '../../../../mocks/openapi/workflows.js';
