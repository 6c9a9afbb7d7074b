import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMock, type Mock, startOf } from '../../mocks/engine/mock.js';
import { worldsAtMost } from '../../mocks/engine/worlds.js';
import { memoryStore } from '../../mocks/stores/store.js';
import { shopAnswers } from '../../mocks/transport/shopAnswers.js';
import { medians, report } from './measure.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const newMock = (): Mock => createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const worlds = 100;
const nameOf = (index: number) => `world-${index % worlds}`;

/** Returns a function that makes the next call of a visitor, each in the next of a number of worlds. */
function visitor(mock: Mock, count: number) {
  const answer = shopAnswers(mock, { isHosted: true });
  const cookies = new Map<string, string>();
  let calls = 0;
  return async (): Promise<void> => {
    const name = nameOf(calls % count);
    const round = Math.floor(calls++ / count);
    const change = round === 0 ? '1' : `${1 + (round % 6)}?method=set`;
    const response = await answer(
      new Request(`http://localhost/api/cart/itemcode/0651883/${change}`, {
        method: 'PUT',
        headers: { 'x-wsk-world': name, cookie: cookies.get(name) ?? '' },
      }),
    );
    const cookie = response?.headers.get('set-cookie')?.split(';')[0];
    if (cookie) cookies.set(name, cookie);
    if (!response?.ok) throw new Error(`A call in ${name} was answered with ${response?.status}.`);
  };
}

const [one, hundred] = [visitor(newMock(), 1), visitor(newMock(), worlds)];
// Every world exists and has its basket before the times are taken.
for (let call = 0; call < 2 * worlds; call++) await Promise.all([one(), hundred()]);
const times = await medians([{ work: { one, hundred } }], 40);

/** Returns how many kB each world takes in which something was done. */
async function kilobytes(work: (world: Mock, index: number) => Promise<unknown>): Promise<number> {
  const mock = newMock();
  await work(mock, 0);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < worlds; index++) await work(mock.world(nameOf(index)), index);
  collect();
  const after = process.memoryUsage().heapUsed;
  // Still in use.
  if (mock.world(nameOf(0)).calls.get().length > 1_000) throw new Error();
  return (after - before) / worlds / 1024;
}

const call = { address: '/api/cart/itemcode/0651883/1', method: 'PUT', body: undefined, sessionId: 'bench' };
const sizes = {
  'a basket': await kilobytes((world) => world.serve(call)),
  'a customer with 1,000 orders': await kilobytes((world) =>
    world.configure({ persona: 'heavy', login: 'hard' }, 'bench'),
  ),
  'a basket, and a seed of its own': await kilobytes(async (world, index) => {
    await world.restart({ ...startOf('law'), latency: 0, seed: `${index}` });
    await world.serve(call);
  }),
};
for (const [name, size] of Object.entries(sizes))
  console.log(
    `a world with ${name} takes ${Math.round(size)} kB, ${worldsAtMost} worlds ${Math.round((worldsAtMost * size) / 1024)} MB`,
  );
report([{ name: 'a call in one of 100 worlds / in one world', ratio: times('hundred') / times('one'), most: 1.1 }]);
