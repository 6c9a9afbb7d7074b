import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../harness/scripts/browser.mjs';

const config = getJestConfig();
const runner = /** @type {object} */ (config.testEnvironmentOptions?.['jest-playwright']);

export default {
  ...config,
  testEnvironmentOptions: { 'jest-playwright': { ...runner, launchOptions: await launchOptions() } },
};
