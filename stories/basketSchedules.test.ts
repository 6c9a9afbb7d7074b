import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAsyncProperty, propertyTimeout } from '../mocks/testing/properties.js';
import { createLineQueue, type LineProgress, type Wanted } from '../src/storefront/basket/lineQueue.js';

const lines = ['A', 'B'] as const;
interface Press {
  readonly tab: 0 | 1;
  readonly line: (typeof lines)[number];
  readonly wanted: Wanted;
  /** Number of steps of the schedule to let pass first. */
  readonly after: number;
}

const anyPress: fc.Arbitrary<Press> = fc.record({
  tab: fc.constantFrom(0, 1),
  line: fc.constantFrom(...lines),
  wanted: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 99 }) }, fc.constantFrom('removing', 'moving')),
  after: fc.integer({ min: 0, max: 6 }),
});
const isRemoval = (wanted: Wanted) => typeof wanted !== 'number';

test(
  'a line’s calls follow each other and end with what was wanted last, in any order of presses and responses in two tabs',
  async () => {
    const property = fc.asyncProperty(
      fc.array(anyPress, { minLength: 1, maxLength: 10 }),
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      fc.scheduler(),
      async (presses, failures, s) => {
        const fails = [...failures];
        const problems: unknown[] = [];
        const tabs = [0, 1].map(() => {
          const queue = createLineQueue();
          const inFlight = new Set<string>();
          const sent = new Map<string, Wanted[]>();
          const shown = new Map<string, LineProgress>();
          /** What has been wanted of a line since its calls last came to an end. */
          const wantedNow = new Map<string, Wanted[]>();
          function press(line: string, wanted: Wanted): void {
            if (!inFlight.has(line)) wantedNow.set(line, []);
            wantedNow.get(line)?.push(wanted);
            queue(
              line,
              wanted,
              async (target) => {
                expect(inFlight.has(line), 'one call at a time').toBe(false);
                inFlight.add(line);
                sent.set(line, [...(sent.get(line) ?? []), target]);
                const problem = fails.shift() ? `${target} failed` : undefined;
                await s.schedule(Promise.resolve(), `${line} ${target} is answered`);
                inFlight.delete(line);
                return problem;
              },
              (progress) => {
                shown.set(line, progress);
                if (progress.status === 'busy') return;
                const all = wantedNow.get(line) ?? [];
                const last = all.find(isRemoval) ?? all.at(-1);
                expect(progress.wanted, 'what was wanted last').toBe(last);
                expect(sent.get(line)?.at(-1)).toBe(last);
                expect([undefined, `${last} failed`]).toContain(progress.problem);
              },
            ).catch((problem) => problems.push(problem));
          }
          return { press, shown, inFlight };
        });
        async function pressAll(): Promise<void> {
          for (const { tab, line, wanted, after } of presses) {
            for (let step = after; step > 0; step -= 1) await s.schedule(Promise.resolve(), 'later');
            await s.schedule(Promise.resolve(), `${line} ${wanted} is pressed in tab ${tab}`);
            tabs[tab]?.press(line, wanted);
          }
        }
        const pressed = pressAll();
        await s.waitIdle();
        await pressed;
        if (problems.length > 0) throw problems[0];
        for (const { shown, inFlight } of tabs) {
          expect([...inFlight]).toEqual([]);
          for (const { status } of shown.values()) expect(status).toBe('ended');
        }
      },
    );
    await checkAsyncProperty(property, 300);
  },
  propertyTimeout,
);
