import { openApi } from '../../mocks/openapi/document.js';

/** The OpenAPI document built from the table only, because reading docstrings takes a compiler. Storybook replaces it
 * with the document that includes the docstrings (`harness/scripts/docs/usage.mjs`). */
export const apiDocument: object = openApi('');
