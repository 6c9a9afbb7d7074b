// The five families that the looks of the brands come from.
export { bold } from './families/bold.js';
export { classic } from './families/classic.js';
export { editorial } from './families/editorial.js';
export { fresh } from './families/fresh.js';
export { plain } from './families/plain.js';
