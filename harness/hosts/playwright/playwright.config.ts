import { defineConfig } from '@playwright/test';

export default defineConfig({
  fullyParallel: true,
  workers: 8,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { baseURL: process.env.SHOP, launchOptions: JSON.parse(process.env.BROWSER ?? '{}') },
});
