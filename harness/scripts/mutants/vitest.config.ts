import { defineConfig } from 'vitest/config';
import { unit } from '../../../vitest.config.js';
import { root } from '../tools.mjs';
import { plantedFaults } from './wiring/plant.mjs';

/** The unit tests that may notice a planted fault, set by `npm run test:mutants` for each area. */
const include = process.env.MUTANTS_TESTS?.split(',') ?? unit.test.include;
const setupFiles = ['harness/scripts/mutants/setup.ts', unit.test.setupFiles];
const plugins = [...unit.plugins, plantedFaults(root, process.env.STORYBOOK_PLANTED_FAULTS)];

export default defineConfig({
  ...unit,
  plugins,
  // A module kept from an earlier run would have the faults of that run.
  test: { ...unit.test, include, setupFiles, fsModuleCache: false },
});
