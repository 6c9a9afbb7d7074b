import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopState } from '../backend/state.js';
import { readRecording } from '../engine/recording.js';
import { mockPassword } from '../world/personas.js';
import { defaultSettings } from '../world/settings.js';
import * as accountRules from './accountRules.js';
import { BrokenRule, checkProperty, propertyTimeout } from './properties.js';
import { sequence } from './randomCalls.js';
import { type Rule, refusals, runSequence } from './runSequence.js';
import * as shopRules from './shopRules.js';
import { testShop } from './testShop.js';

/** Returns random sequences of three visits in a brand's shop: of one customer, of several, or of none. */
const sequencesIn = (brand: string) =>
  fc.record({
    settings: fc
      .record({
        persona: fc.constantFrom('standard', 'plan-active', 'wine-reward', 'heavy', 'heavy'),
        login: fc.constantFrom('visitor', 'hard', 'hard', 'soft'),
      })
      .map((chosen) => ({ ...defaultSettings(brand), latency: 0, ...chosen })),
    sequences: fc.array(sequence, { maxLength: 40, size: 'max' }),
  });

const rules: readonly Rule[] = [refusals, ...Object.values(shopRules), ...Object.values(accountRules)];

const plansOf = ({ accounts }: ShopState) => Object.values(accounts).flatMap(({ plans }) => Object.values(plans));
const cancelledIn = (state: ShopState) => plansOf(state).filter(({ status }) => status === 'CANCELLED').length;

test.each(['law', 'hsb', 'wsj'])(
  'at %s the rules for sums, lists, orders and plans hold after every call, and a refusal changes nothing',
  (brand) => {
    const sentIn = (state: ShopState) =>
      plansOf(state).flatMap(({ delivered }) => delivered.filter(({ sent }) => sent));
    const done = { sent: 0, taken: 0, refused: 0, ordered: 0, begun: 0, cancelled: 0 };
    const count: Rule = ({ status, before, after }) => {
      done[status === 200 ? 'taken' : 'refused'] += 1;
      done.ordered += Object.keys(after.orders).length - Object.keys(before.orders).length;
      done.begun += plansOf(after).length - plansOf(before).length;
      done.sent += sentIn(after).length - sentIn(before).length;
      done.cancelled += cancelledIn(after) - cancelledIn(before);
    };
    checkProperty(
      fc.property(sequencesIn(brand), ({ settings, sequences }) => {
        runSequence(settings, sequences, [...rules, count]);
      }),
      60,
    );
    // Every outcome has occurred.
    expect(Math.min(done.taken, done.refused)).toBeGreaterThan(500);
    expect(Math.min(done.sent, done.ordered, done.begun, done.cancelled)).toBeGreaterThan(1);
  },
  propertyTimeout,
);

describe('a broken rule', () => {
  const most = ({ sessions, accounts }: ShopState) =>
    Math.max(
      0,
      ...[...Object.values(sessions), ...Object.values(accounts)].flatMap(({ basket }) =>
        basket.map(({ quantity }) => quantity),
      ),
    );
  const atMostTwo: Rule = ({ after }) => expect(most(after)).toBeLessThanOrEqual(2);

  function broken(rule: Rule): BrokenRule {
    try {
      checkProperty(
        fc.property(sequencesIn('hsb'), ({ settings, sequences }) => {
          runSequence(settings, sequences, [rule]);
        }),
        100,
      );
    } catch (error) {
      if (error instanceof BrokenRule) return error;
      throw error;
    }
    throw new Error('it held');
  }
  const recordingIn = ({ message }: BrokenRule) => readRecording(message.slice(message.indexOf('{')));

  test('is reported with the shortest sequence that breaks it, as a recording to replay in the panel', async () => {
    const error = broken(atMostTwo);
    expect(error.message).toMatch(
      /^Seed -?\d+, path [\d:]+: With (PUT|POST) \S+: expected \d+ to be less than or equal to 2/,
    );
    const recording = recordingIn(error);
    expect(recording.settings.brand).toBe('hsb');
    const { mock, saved } = testShop();
    expect(await mock.replay(recording, () => {})).toBeUndefined();
    const state = saved()?.state as ShopState;
    expect(most(state)).toBeGreaterThan(2);
    expect(JSON.parse(JSON.stringify(state))).toEqual(recording.end.state);
    // Three sessions started, and the one call that breaks the rule.
    expect(recording.steps).toHaveLength(4);
  });

  test('is reported without a secret, and its replay works through a sign-in', async () => {
    const error = broken(({ call }) => expect(call.address).not.toContain('login'));
    expect(error.message).not.toContain(mockPassword);
    expect(await testShop().mock.replay(recordingIn(error), () => {})).toBeUndefined();
  });
});
