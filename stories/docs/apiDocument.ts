import { openApi } from '../../mocks/openapi/document.js';

/** The OpenAPI document built from the table only: reading docstrings takes a compiler. Storybook replaces it with the
 * one that includes them (`harness/scripts/docs/usage.mjs`). */
export const apiDocument: object = openApi('');
