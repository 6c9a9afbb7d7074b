import { basicWords } from './basics.js';
import { controlWords } from './controls.js';

/** Built-in text of the primitives; all other text is passed in by the caller. */
export const uiWords = { ...basicWords, ...controlWords };
