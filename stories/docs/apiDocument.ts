import { openApi } from '../../mocks/openapi/document.js';

/** The OpenAPI document of the table alone: reading docstrings takes a compiler. Storybook puts the one that has them in its
 * place (`harness/scripts/docs/usage.mjs`). */
export const apiDocument: object = openApi('');
