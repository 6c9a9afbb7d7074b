export default {
  shop: { input: './openapi.json', output: { target: './generated/orval.ts', client: 'fetch', mode: 'single' } },
};
