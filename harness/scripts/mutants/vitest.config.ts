import { defineConfig } from 'vitest/config';
import { unit } from '../../../vitest.config.js';

/** The unit tests that may notice a planted fault, set by `npm run test:mutants` for each area. */
const include = process.env.MUTANTS_TESTS?.split(',') ?? unit.test.include;

// A fault in what runs while a module loads is only planted if the module loads again for each fault.
export default defineConfig({ ...unit, test: { ...unit.test, isolate: true, include } });
