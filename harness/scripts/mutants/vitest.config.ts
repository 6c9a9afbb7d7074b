import { defineConfig } from 'vitest/config';
import { unit } from '../../../vitest.config.js';

/** The unit tests that may notice a planted fault, set by `npm run test:mutants` for each area. */
const include = process.env.MUTANTS_TESTS?.split(',') ?? unit.test.include;
const setupFiles = ['harness/scripts/mutants/setup.ts', unit.test.setupFiles];

export default defineConfig({ ...unit, test: { ...unit.test, include, setupFiles } });
