import { describe, expect, test } from 'vitest';
import {
  deletePaymentCard,
  savePaymentCard,
  setPaymentCardOptions,
  validateCardBinRange,
} from '../../../src/api/endpoints/cards.js';
import { getProfileDetails } from '../../../src/api/endpoints/identity.js';
import { readRecording, recordingText } from '../../engine/recording.js';
import { refusal, signedInShop, testShop } from '../../testing/testShop.js';
import { testCards } from '../../world/cardProvider.js';
import type { Persona } from '../../world/personas.js';

const visa = {
  cardType: 'VISA',
  cardNumber: testCards.approved,
  expirationMonth: '12',
  expirationYear: '2030',
  cvv: '739',
  type: 'creditCard',
};

async function accountShop(persona: Persona = 'standard') {
  const shop = await signedInShop(persona, 'hsb');
  const cards = async () => (await shop.client.call(getProfileDetails)).userDetails?.paymentCards ?? [];
  const save = (options: string, card: object = {}) =>
    shop.client.call(savePaymentCard, { params: { options }, body: { ...visa, ...card } });
  return { ...shop, cards, save };
}

describe('saved cards', () => {
  test('are added masked and without their CVV, and deleted [ACCT-029, ACCT-030, ACCT-032, ACCT-033, ACCT-034, ACCT-035]', async () => {
    const { client, cards, save } = await accountShop('new');
    await save('standard');
    const [card] = await cards();
    const { cvv: _, ...kept } = visa;
    expect(card).toEqual({ ...kept, cardId: card?.cardId, cardNumber: '************1111', options: 'standard' });
    const params = { cardId: card?.cardId ?? '' };
    await client.call(deletePaymentCard, { params });
    expect(await cards()).toEqual([]);
    expect(await refusal(client.call(deletePaymentCard, { params }))).toMatchObject({ status: 404 });
    expect(await refusal(client.call(setPaymentCardOptions, { params }))).toMatchObject({ status: 404 });
  });

  test('have at most one default [ACCT-036]', async () => {
    const { client, cards, save } = await accountShop();
    const byDefault = async () =>
      (await cards()).flatMap(({ cardId, options }) => (options === 'default' ? [cardId] : []));
    expect(await byDefault()).toEqual(['C204417-1']);
    await client.call(setPaymentCardOptions, { params: { cardId: 'C204417-2' } });
    expect(await byDefault()).toEqual(['C204417-2']);
    await save('standard');
    expect(await byDefault()).toEqual(['C204417-2']);
    await save('default', { expirationYear: '2031' });
    expect(await byDefault()).toEqual([(await cards()).at(-1)?.cardId]);
    const count = (await cards()).length;
    expect(await refusal(save('first', { expirationYear: '2032' }))).toMatchObject({ status: 422 });
    expect(await cards()).toHaveLength(count);
  });

  test.each([
    ['a number that is no card’s', { cardNumber: '4111111111111112' }, 422, /^cardNumber: /],
    ['another scheme’s number', { cardNumber: testCards.mastercard }, 422, /^cardType: /],
    ['a card that is saved already', {}, 409, /already/],
    ['the same card, its month written shorter', { expirationMonth: '7', expirationYear: '2030' }, 409, /already/],
  ])('%s is not saved [ACCT-030, ACCT-031, ACCT-032]', async (_, card, status, message) => {
    const { cards, save } = await accountShop('new');
    await save('standard');
    await save('standard', { expirationMonth: '07' });
    const before = await cards();
    const refused = await refusal(save('standard', card));
    expect(refused).toMatchObject({ status });
    expect(refused?.serverMessage).toMatch(message);
    expect(await cards()).toEqual(before);
  });

  test('a card is valid in its last month, and not in the next [ACCT-032, ACCT-033]', async () => {
    const { save } = await accountShop();
    expect(await refusal(save('standard', { expirationMonth: '11', expirationYear: '2026' }))).toBeUndefined();
    expect(await refusal(save('standard', { expirationMonth: '10', expirationYear: '2026' }))).toMatchObject({
      status: 422,
      serverMessage: 'expirationYear: the card has expired',
    });
  });
});

describe('the card gate', () => {
  test('returns successful in statusMessage for the first six digits of an accepted card [GATE-025]', async () => {
    const { client } = testShop('hsb');
    const answer = await client.call(validateCardBinRange, { body: { cardId: testCards.approved.slice(0, 6) } });
    expect(answer).toEqual({ statusMessage: 'successful' });
  });

  test('explains in words why other cards are refused [GATE-025]', async () => {
    const { client, saved } = testShop('hsb');
    const { statusMessage } = await client.call(validateCardBinRange, { body: { cardId: '123456' } });
    expect(statusMessage).toMatch(/check your card/);
    expect(saved()?.state.sessions['visit one']?.hasCheckedCard).toBeUndefined();
  });
});

test('card number and CVV are not in the state, log, responses or recording, which replays exactly [ACCT-031, ACCT-034]', async () => {
  const { mock, client, answers, saved, save } = await accountShop();
  await save('default');
  await refusal(save('standard', { expirationYear: '2020' }));
  await client.call(validateCardBinRange, { body: { cardId: testCards.approved.slice(0, 6) } });
  const recording = await mock.recording();
  const text = recording ? recordingText(recording) : '';
  // A checksum may contain any three digits.
  const recorded = text.replace(/"checksum": \d+/, '');
  for (const place of [JSON.stringify(saved()), JSON.stringify(mock.calls.get()), answers.join(), recorded]) {
    expect(place).not.toContain(visa.cardNumber);
    expect(place).not.toContain(visa.cardNumber.slice(0, 6));
    expect(place).not.toContain(visa.cvv);
  }
  const other = testShop();
  expect(await other.mock.replay(readRecording(text), () => {})).toBeUndefined();
  expect(JSON.stringify(other.saved())).toBe(JSON.stringify(saved()));
});
