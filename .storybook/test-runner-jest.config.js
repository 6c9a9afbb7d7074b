import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../harness/scripts/browser.mjs';

const config = getJestConfig();
const options = config.testEnvironmentOptions;

export default {
  ...config,
  testEnvironmentOptions: {
    ...options,
    'jest-playwright': { ...options?.['jest-playwright'], launchOptions: await launchOptions() },
  },
};
