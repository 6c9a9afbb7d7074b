import { bold } from './families/bold.js';
import { classic } from './families/classic.js';
import { editorial } from './families/editorial.js';
import { fresh } from './families/fresh.js';
import { plain } from './families/plain.js';

/** The five families a brand takes its look from, each what `lookOf` makes the tokens and variants of a look with. */
export const families = { bold, classic, editorial, fresh, plain };
