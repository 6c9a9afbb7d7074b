export default {
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://law.localhost/' } },
    testTimeout: 60_000,
    maxConcurrency: 8,
  },
};
