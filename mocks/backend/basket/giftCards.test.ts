import { describe, expect, test } from 'vitest';
import { getGiftCardBalance } from '../../../src/api/endpoints/vouchers.js';
import { readRecording, recordingText } from '../../engine/recording.js';
import { giftCards } from '../../fixtures/vouchers.js';
import { refusal, testShop } from '../../testing/testShop.js';

describe('a gift card', () => {
  const [[cardNumber, { pin }] = ['', { pin: '' }]] = [...giftCards];

  test('shows its balance for the right number and PIN [GIFT-043, GIFT-044]', async () => {
    const ask = (brand: string, number: string, query: { pin: string }) =>
      testShop(brand).client.call(getGiftCardBalance, { params: { cardNumber: number }, query });
    expect(await ask('law', cardNumber, { pin })).toEqual({ balance: 50 });
    expect(await ask('hsb', cardNumber, { pin })).toEqual({ balance: 5000 });
    expect(await refusal(ask('law', cardNumber, { pin: '0000' }))).toMatchObject({ status: 404 });
    expect(await refusal(ask('law', '6335861000000099', { pin }))).toMatchObject({ status: 404 });
  });

  test.each([
    ['12ab5678', '4821', 'cardNumber: must contain digits only'],
    ['1234', '4821', 'cardNumber: must be 8 figures or more'],
    ['6335861000000018', 'four', 'pin: must contain digits only'],
    ['6335861000000018', '', 'pin: must contain digits only'],
    ['6335861000000018', '9'.repeat(1000), 'pin: must be at most 8 figures'],
  ])('with number %s and PIN %s is refused by field name [GIFT-043, GIFT-044]', async (number, wrong, message) => {
    const { client } = testShop();
    const balanceCall = client.call(getGiftCardBalance, { params: { cardNumber: number }, query: { pin: wrong } });
    expect((await refusal(balanceCall))?.serverMessage).toBe(message);
  });

  test('leaves no number or PIN in state, log, responses, errors or recording', async () => {
    const { mock, client, answers, saved } = testShop();
    const params = { cardNumber };
    await client.call(getGiftCardBalance, { params, query: { pin } });
    const error = await refusal(client.call(getGiftCardBalance, { params, query: { pin: '77777777' } }));
    const recording = await mock.recording();
    const text = recording ? recordingText(recording) : '';
    const places = [JSON.stringify(saved()), JSON.stringify(mock.calls.get()), answers.join(), text];
    for (const place of [...places, `${error?.message} ${JSON.stringify(error)}`])
      for (const secret of [cardNumber, pin, '77777777']) expect(place).not.toContain(secret);
    const other = testShop();
    expect(await other.mock.replay(readRecording(text), () => {})).toBeUndefined();
    expect(JSON.stringify(other.saved())).toBe(JSON.stringify(saved()));
  });
});
