import { getJestConfig } from '@storybook/test-runner';
import { storyOptions } from '../harness/scripts/browser.mjs';
import { joinFiles } from './joinFiles.mjs';

// A few for each worker, so that none is idle at the end.
if (process.env.TEST_ROOT) joinFiles(process.env.TEST_ROOT, 8);

const config = getJestConfig();
const runner = /** @type {object} */ (config.testEnvironmentOptions?.['jest-playwright']);

export default {
  ...config,
  testEnvironmentOptions: { 'jest-playwright': { ...runner, launchOptions: await storyOptions() } },
};
