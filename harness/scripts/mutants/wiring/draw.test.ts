import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draw, type Fault } from './draw.mjs';
import { changed, switched } from './plant.mjs';
import { openProject } from './types.mjs';

const source = `
declare global {
  namespace JSX {
    interface IntrinsicElements { button: object; li: object }
  }
}
interface Item { readonly first: string; readonly last: string; readonly age: number; readonly tags: readonly string[] }
interface Query { readonly refetch: () => Promise<void>; readonly save: (item: Item) => void }
declare const text: (key: 'page.title' | 'page.hint' | 'other.title') => string;

export function Page({ item, items, query, onClose, onOpen, onPick }: {
  item: Item; items: readonly Item[]; query: Query;
  onClose: () => void; onOpen: () => void; onPick: (item: Item) => number;
}) {
  const hasTag = items.some(({ tags }) => tags.length > 0);
  const young = items.filter(({ age }) => age < 18);
  const found = items.find(({ age }) => age === 3);
  query.save(item);
  void query.refetch();
  const kept = onPick(item);
  return (
    <button onClick={onClose} disabled={hasTag} title={text('page.title')} retry={query.refetch} save={() => query.save(item)}>
      {items.map(({ first }) => <li>{first}</li>)}
      {item.first}
      {found?.tags.length}
      {[young, kept]}
      <li onClick={() => onClose()} />
      <li onOpen={onPick} key={'item ' + item.first} />
    </button>
  );
}
export const options = { refetchOnWindowFocus: false };
`;

let root = '';
let faults: Fault[] = [];
let compile: (faults: readonly Fault[]) => readonly boolean[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wiring-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"jsx":"preserve"},"include":["src"]}');
  writeFileSync(join(root, 'src/Page.tsx'), source);
  const project = openProject(root, ['src/Page.tsx']);
  faults = project.faults();
  compile = project.compile;
});
afterAll(() => rmSync(root, { recursive: true }));

const ofKind = (kind: string) =>
  faults.filter((fault) => fault.kind === kind).map(({ original, replacement }) => `${original} → ${replacement}`);

test('a call is not made if nothing uses its value', () => {
  expect(ofKind('call not made')).toEqual([
    'query.save(item) → undefined',
    'query.save(item) → undefined',
    'onClose() → undefined',
  ]);
});

test('a callback becomes another of its type, if there is one', () => {
  expect(ofKind('callback swapped')).toEqual(['onClose → onOpen', '() => onClose() → onOpen']);
});

test('a refetch is neither made nor handed over', () => {
  expect(ofKind('refetch dropped')).toEqual([
    'void query.refetch() → undefined',
    'query.refetch → async () => undefined',
  ]);
});

test('a field becomes the nearest with its type, but not in an optional chain or a key', () => {
  expect(ofKind('field for its neighbour')).toEqual(['item.first → item.last']);
});

test('a control is disabled when it should not be', () => {
  expect(ofKind('disabled inverted')).toEqual(['hasTag → !(hasTag)']);
});

test('a text becomes the next of its group', () => {
  expect(ofKind('text key swapped')).toEqual(["'page.title' → 'page.hint'"]);
});

test('some become all, the chosen become every one or the first, and a drawn list its first', () => {
  expect(ofKind('quantifier broken')).toEqual([
    'items.some(({ tags }) => tags.length > 0) → items.every(({ tags }) => tags.length > 0)',
    'tags.length > 0 → tags.length > 1',
    'items.filter(({ age }) => age < 18) → items',
    'items.find(({ age }) => age === 3) → items.at(0)',
    'items → items.slice(0, 1)',
  ]);
});

test('a fault names its line and its place', () => {
  const fault = faults.find(({ kind }) => kind === 'text key swapped');
  expect(fault).toMatchObject({ file: 'src/Page.tsx', line: 22, isAtLoad: false });
  expect(source.slice(fault?.start, fault?.end)).toBe("'page.title'");
});

const anyTypes = (asked: readonly Fault[]) => asked.map(() => true);

test('a seed draws the same faults each time, another seed others', () => {
  const drawn = (seed: string) => draw(faults, { seed, count: 7 }, anyTypes).map(({ start, kind }) => [kind, start]);
  expect(drawn('1')).toEqual(drawn('1'));
  expect(['2', '3', '4'].map(drawn)).not.toEqual(['2', '3', '4'].map(() => drawn('1')));
});

test('every kind is drawn as often, and the rest comes from those that have more', () => {
  const drawnKinds = (count: number) =>
    Object.entries(Object.groupBy(draw(faults, { seed: '1', count }, anyTypes), ({ kind }) => kind))
      .map(([kind, own]) => `${own?.length} ${kind}`)
      .toSorted();
  expect(drawnKinds(7)).toEqual([
    '1 call not made',
    '1 callback swapped',
    '1 disabled inverted',
    '1 field for its neighbour',
    '1 quantifier broken',
    '1 refetch dropped',
    '1 text key swapped',
  ]);
  expect(drawnKinds(14)).toContain('1 disabled inverted');
  expect(draw(faults, { seed: '1', count: 14 }, anyTypes)).toHaveLength(14);
  expect(draw(faults, { seed: '1', count: 500 }, anyTypes)).toHaveLength(faults.length);
});

test('a fault that the types refuse is not drawn', () => {
  const refused: Fault = {
    ...{ kind: 'text key swapped', file: 'src/Page.tsx', line: 22, isAtLoad: false, original: "'page.title'" },
    start: source.indexOf("text('page.title')") + 'text('.length,
    end: source.indexOf("text('page.title')") + "text('page.title'".length,
    replacement: "'page.none'",
  };
  expect(compile([refused, ...faults.slice(0, 2)])).toEqual([false, true, true]);
  expect(draw([...faults, refused], { seed: '1', count: 500 }, compile)).not.toContainEqual(refused);
});

const syntaxErrors = (code: string) => {
  const options = { jsx: ts.JsxEmit.Preserve };
  const { diagnostics } = ts.transpileModule(code, {
    fileName: 'Page.tsx',
    reportDiagnostics: true,
    compilerOptions: options,
  });
  return diagnostics?.map(({ messageText }) => messageText);
};

test('the code can be read with each fault, and with all of them behind switches', () => {
  for (const fault of faults)
    expect([fault.original, syntaxErrors(changed(source, fault))]).toEqual([fault.original, []]);
  const all = switched(
    source,
    faults.map((fault, id) => ({ ...fault, id })),
  );
  expect(syntaxErrors(all)).toEqual([]);
  expect(all.match(/isPlanted/g)).toHaveLength(faults.length);
});

test('a switch turns one fault on, also within another', () => {
  const code = 'list.filter((one) => one > 1)';
  const base = { kind: '', file: '', line: 1, isAtLoad: true, original: '' };
  const all = switched(code, [
    { ...base, id: 0, start: 0, end: code.length, replacement: 'list' },
    { ...base, id: 1, start: 0, end: 4, replacement: 'list.slice(0, 2)' },
    { ...base, id: 2, start: code.indexOf('one > 1'), end: code.length - 1, replacement: 'one > 2' },
  ]);
  const run = (planted: number) => {
    Object.assign(globalThis, { isPlanted: (id: number) => id === planted });
    try {
      return new Function('list', `return ${all}`)([1, 2, 3]);
    } finally {
      Reflect.deleteProperty(globalThis, 'isPlanted');
    }
  };
  expect([-1, 0, 1, 2].map(run)).toEqual([[2, 3], [1, 2, 3], [2], [3]]);
});
