import { expect, test } from 'vitest';
import { needsClient, wrongDirectives } from './client.mjs';

test('a module is marked as running in browsers if, and only if, it does', () => {
  expect(wrongDirectives('.')).toEqual([]);
});

test.each([
  ['a hook', 'export const Tabs = () => <p id={useId()} />;'],
  ['a hook of a namespace', 'export const Tabs = () => <p id={React.useId()} />;'],
  ['a context', 'export const Current = createContext<string | undefined>(undefined);'],
  ['a state of a class', 'export class Tabs extends Component<Props> {}'],
  ['an event', 'export const Tabs = ({ choose }: Props) => <button onClick={choose} />;'],
  ['an event in an object', 'export const listeners = (choose: () => void) => ({ onClick: choose });'],
  ['an event under another name', 'export const Tabs = ({ onSelect: choose }: Props) => <Tab choose={choose} />;'],
])('%s runs in browsers', (_, code) => {
  expect(needsClient('ui/Tabs.tsx', code)).toBe(true);
});

test.each([
  ['a type of an event', 'export interface Props { onSelect: (tab: string) => void }'],
  ['an event in a comment', '/** Pass onSelect: it calls useId(). */\nexport const Tabs = () => <p />;'],
  ['an event that is passed on', 'export const Tabs = ({ onSelect }: Props) => <Tab onSelect={onSelect} />;'],
  ['a name that begins alike', "export const Tabs = () => <p className={userClass('only')} />;"],
])('%s is neutral', (_, code) => {
  expect(needsClient('ui/Tabs.tsx', code)).toBe(false);
});

test('all of the wiring runs in browsers, and nothing below the components does', () => {
  expect(needsClient('storefront/cookies.ts', 'export const none = 0;')).toBe(true);
  expect(needsClient('rules/basket.ts', 'export const useless = useId();')).toBe(false);
});
