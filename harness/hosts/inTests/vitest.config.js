export default {
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://law.localhost/' } },
    testTimeout: 60_000,
    maxConcurrency: 8,
    // Only because this folder is below one named node_modules, whose files are not compiled otherwise.
    server: { deps: { inline: [/worlds\.test/, /shopTest/] } },
  },
};
