import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dayMs } from '../../src/rules/common/days.js';
import { random } from '../fixtures/seeded.js';
import { isLong, propertyTimeout } from '../testing/properties.js';
import { sequence } from '../testing/randomCalls.js';
import { runSequence } from '../testing/runSequence.js';
import type { TestCall } from '../testing/testCall.js';
import { nameVisit } from '../testing/testShop.js';
import { visits } from '../testing/visits.js';
import { defaultSettings, type Settings } from '../world/settings.js';
import type { Mock } from './mock.js';

const worlds = 100;
/** Of so many worlds one is also played alone, in modules that are loaded anew. */
const aloneOf = isLong ? 1 : 9;
const brands = ['law', 'hsb', 'wsj', 'law'];
const owners = ['standard', 'plan-active', 'heavy', 'new'] as const;
const plans = ['', 'addCartItem:500*1', 'getCart:malformed*2,payAndCommit:503*1'];

interface Step {
  readonly session: string;
  readonly call: TestCall;
}

/** What a number of shoppers do in a world, with its settings. */
interface Script {
  readonly settings: Settings;
  readonly steps: readonly Step[];
}

/** Writes the script of a world: a random sequence of calls that fit its state. */
function scriptOf(index: number): Script {
  const settings: Settings = {
    ...defaultSettings(brands[index % brands.length] ?? 'law'),
    latency: 0,
    login: index % 2 ? 'hard' : 'visitor',
    persona: owners[index % owners.length] ?? 'standard',
    seed: `${index % 7}`,
    clock: `2026-11-${10 + (index % 9)}T10:00:00.000Z`,
  };
  const sequences = fc.array(sequence, { minLength: 6, maxLength: isLong ? 40 : 16, size: 'max' });
  const [drawn = []] = fc.sample(sequences, { seed: index, numRuns: 1 });
  const steps: Step[] = visits.map((session) => ({ session, call: { method: 'GET', address: '/api/cart/list' } }));
  runSequence(settings, drawn, [({ session, call }) => steps.push({ session, call })]);
  return { settings: { ...settings, fault: plans[index % plans.length] ?? '' }, steps };
}

/** Plays the steps of a script in a world, one at a time. */
async function player(world: Mock, { settings, steps }: Script) {
  await world.restart(settings);
  const ids = new Map<string, string>(visits.map((session) => [session, session]));
  const told: string[] = [];
  let next = 0;
  async function play({ session, call }: Step): Promise<void> {
    if (call.address === '/__mock/clock') {
      const { days } = call.body as { days: number };
      const { now } = (await world.saved()).state;
      await world.moveClock(new Date(Date.parse(now ?? settings.clock) + days * dayMs).toISOString());
      return;
    }
    const outcome = await world.serve({ body: undefined, ...call, sessionId: ids.get(session) ?? session });
    if (outcome?.type === 'answer' && outcome.sessionId) ids.set(session, outcome.sessionId);
    told.push(JSON.stringify(outcome));
  }
  return {
    isDone: () => next === steps.length,
    async playNext() {
      const step = steps[next++];
      if (step) await play(step);
    },
    ending: async () => ({ told, saved: JSON.stringify(await world.saved()), recorded: await world.recording() }),
  };
}

/** Creates a mock of new modules, as in a process that has seen no other world. */
async function newMock(): Promise<Mock> {
  vi.resetModules();
  const [{ createMock }, { memoryStore }] = await Promise.all([import('./mock.js'), import('../stores/store.js')]);
  return createMock({
    store: memoryStore(),
    start: { ...defaultSettings('law'), latency: 0 },
    now: () => 0,
    nameVisit,
  });
}

test(
  `${worlds} worlds whose calls alternate at random end with the same bytes as each alone`,
  async () => {
    const scripts = Array.from({ length: worlds }, (_, index) => scriptOf(index));
    const mock = await newMock();
    const players = await Promise.all(scripts.map((script, index) => player(mock.world(`w${index}`), script)));
    const draw = random('the order of the worlds');
    for (let open = players; open.length > 0; open = open.filter((one) => !one.isDone())) {
      const chosen = open.filter(() => draw() < 0.5);
      await Promise.all(chosen.map((one) => one.playNext()));
    }
    const endings = await Promise.all(players.map((one) => one.ending()));
    expect(endings.flatMap(({ told }) => told).length).toBeGreaterThan(worlds * 15);
    // The shop without a name has heard nothing.
    expect((await mock.saved()).beginning.steps).toBe(0);
    for (const [index, script] of scripts.entries()) {
      if (index % aloneOf !== 0) continue;
      const alone = await player(await newMock(), script);
      while (!alone.isDone()) await alone.playNext();
      expect(endings[index], `world ${index}`).toEqual(await alone.ending());
    }
  },
  propertyTimeout,
);
