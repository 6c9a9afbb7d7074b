import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { checkAsyncProperty, propertyTimeout } from '../mocks/testing/properties.js';
import type { CustomerProfile } from '../src/model/customer.js';
import { createDrafts } from '../src/storefront/base/drafts.js';

const people = {
  visitor: { securityStatus: 1 },
  tom: { securityStatus: 5, summaryDetails: { firstName: 'Tom', lastName: 'Ashby', profileId: 'profile-1' } },
  ida: { securityStatus: 5, summaryDetails: { firstName: 'Ida', lastName: 'Quill', profileId: 'profile-2' } },
} satisfies Record<string, CustomerProfile>;
type Person = keyof typeof people;
const names = Object.keys(people) as Person[];

/** What happens in a tab: somebody else comes, types, reloads, or signs out. */
const anyEvent = fc.oneof(
  fc.record({ event: fc.constant('comes' as const), who: fc.constantFrom(...names) }),
  fc.record({ event: fc.constantFrom('types', 'types', 'reloads', 'signsOut') }),
);

/** The parts of a browser's storage that drafts use: its keys are its own properties. */
function storage(): Storage {
  const read = (of: object, key: string) => (Object.hasOwn(of, key) ? (of as Record<string, string>)[key] : null);
  return Object.create({
    getItem(key: string) {
      return read(this, key);
    },
    setItem(key: string, value: string) {
      (this as unknown as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as unknown as Record<string, string>)[key];
    },
  }) as Storage;
}

afterEach(() => vi.unstubAllGlobals());

test(
  'nobody sees what another customer typed, in any order of profiles, typing, reloads and sign-outs',
  async () => {
    const property = fc.asyncProperty(
      fc.array(anyEvent, { minLength: 1, maxLength: 14 }),
      fc.scheduler(),
      async (events, s) => {
        vi.stubGlobal('sessionStorage', storage());
        let server: Person = 'visitor';
        let page = { drafts: createDrafts(), heard: undefined as Person | undefined };
        let typed = 0;
        const problems: unknown[] = [];
        /** Whoever the page belonged to when something was typed; a guest's text may pass to the next customer. */
        const writers = new Map<string, Person | undefined>();

        function look(): void {
          const { drafts, heard } = page;
          const shown = drafts.read('address', { town: '' })?.town;
          if (shown === undefined) return;
          const writer = writers.get(shown);
          if (writer === 'tom' || writer === 'ida') expect(heard, `${shown} was typed by ${writer}`).toBe(writer);
        }
        const ask = () => void askProfile().catch((problem) => problems.push(problem));
        async function askProfile(): Promise<void> {
          const of = page;
          const who = server;
          await s.schedule(Promise.resolve(), `the profile of ${who} arrives`);
          // The latest profile counts, and a page that was left hears nothing.
          if (of !== page || who !== server) return;
          of.drafts.hear(people[who]);
          of.heard = who;
          for (const [text, writer] of writers) {
            if (writer === undefined) writers.set(text, who);
            else if (writer === 'visitor' && who !== 'visitor') writers.set(text, who);
          }
          look();
        }
        async function happen(): Promise<void> {
          for (const one of events) {
            await s.schedule(Promise.resolve(), one.event);
            if (one.event === 'comes') {
              server = (one as { who: Person }).who;
              ask();
            } else if (one.event === 'reloads') {
              page = { drafts: createDrafts(), heard: undefined };
              for (const [text, writer] of writers) if (writer === undefined) writers.delete(text);
              ask();
            } else if (one.event === 'signsOut') {
              page.drafts.forget();
              expect(page.drafts.has('address')).toBe(false);
            } else {
              typed += 1;
              writers.set(`town ${typed}`, page.heard);
              page.drafts.save('address', { town: `town ${typed}` });
            }
            look();
          }
        }
        ask();
        const happened = happen();
        await s.waitIdle();
        await happened;
        if (problems.length > 0) throw problems[0];
      },
    );
    await checkAsyncProperty(property, 300);
  },
  propertyTimeout,
);
