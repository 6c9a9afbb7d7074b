import { describe, expect, test } from 'vitest';
import { getProfileDetails, login, logout } from '../../../src/api/endpoints/identity.js';
import { refusal, testShop } from '../../testing/testShop.js';
import { encodeCapsule } from '../../world/capsule.js';
import { mockPassword } from '../../world/personas.js';

describe('signing in', () => {
  const email = 'standard@shopper.example';

  test('creates a hard login, and signing out makes the session a visitor’s', async () => {
    const { client } = testShop();
    expect(await client.call(getProfileDetails)).toEqual({ securityStatus: 0 });
    await client.call(login, { body: { email, password: mockPassword } });
    expect(await client.call(getProfileDetails)).toMatchObject({
      securityStatus: 5,
      summaryDetails: { firstName: 'Margaret' },
    });
    await client.call(logout);
    expect(await client.call(getProfileDetails)).toEqual({ securityStatus: 1 });
  });

  test('with a wrong password is refused with a message', async () => {
    const { client } = testShop();
    expect(await refusal(client.call(login, { body: { email, password: 'wrong' } }))).toMatchObject({ status: 422 });
    expect((await client.call(getProfileDetails)).securityStatus).toBe(0);
  });

  test('needs both fields, and names the one that is wrong', async () => {
    const { client } = testShop();
    const message = async (body: unknown) =>
      (await refusal(client.call(login, { body: body as never })))?.serverMessage;
    expect(await message({ email: 'nobody', password: 'x' })).toMatch(/^email: /);
    expect(await message({ email })).toMatch(/^password: /);
    expect(await message({ email, password: '' })).toMatch(/^password: /);
    expect(await message(undefined)).toMatch(/^body: /);
  });

  test('signing out as a visitor is refused', async () => {
    expect(await refusal(testShop().client.call(logout))).toMatchObject({ status: 401 });
  });

  test('leaves the password nowhere: not in the store, the calls, the responses or an error', async () => {
    const secret = 'hunter2-hunter2';
    const { mock, client, answers, saved } = testShop();
    const error = await refusal(client.call(login, { body: { email, password: secret } }));
    await client.call(login, { body: { email, password: mockPassword } });
    const capsule = encodeCapsule(await mock.settings());
    const everything = JSON.stringify([
      saved(),
      mock.calls.get(),
      answers,
      error,
      error?.stack,
      atob(capsule.replaceAll('-', '+').replaceAll('_', '/')),
    ]);
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(mockPassword);
    expect(mock.calls.get()[0]?.body).toEqual({ email, password: '[redacted]' });
  });
});
