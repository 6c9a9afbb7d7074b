import fc from 'fast-check';
import { isLong, sampleSeed } from './properties.js';

// Every random test of `npm test` draws the same samples on every machine; long runs draw new ones.
if (!isLong) fc.configureGlobal({ seed: sampleSeed });
