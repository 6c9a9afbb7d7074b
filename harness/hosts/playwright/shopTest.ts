import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** How the shop of a test begins: the body of `POST /__mock/world`. */
interface World {
  readonly brand: string;
  readonly login?: 'visitor' | 'soft' | 'hard';
  readonly persona?: string;
  readonly seed?: string;
  readonly clock?: string;
}

/** A test with a shop of its own, which no other test sees. `test.use({ world })` says how it begins. */
export const test = base.extend<{ world: World }>({
  world: [{ brand: 'law' }, { option: true }],
  context: async ({ context, baseURL, world }, use, { testId }) => {
    await context.addCookies([{ name: 'x-wsk-world', value: testId, url: String(baseURL) }]);
    await context.request.post('/__mock/world', { data: world });
    await use(context);
    await context.request.delete('/__mock/world');
  },
});
