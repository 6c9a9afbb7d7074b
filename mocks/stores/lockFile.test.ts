import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFile } from './lockFile.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'shop.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file belongs to one process until it is released', () => {
  const letGo = lockFile(file);
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.pid));
  expect(() => lockFile(file)).toThrow(
    `${file} is used by another mock API, process ${process.pid}. Stop that one, or name another file.`,
  );
  letGo();
  expect(existsSync(`${file}.lock`)).toBe(false);
  lockFile(file)();
});

test('a running process keeps its lock', () => {
  writeFileSync(`${file}.lock`, String(process.ppid));
  expect(() => lockFile(file)).toThrow(`process ${process.ppid}`);
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.ppid));
});

test.each([
  ['a process that has ended', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['nobody', () => ''],
  ['no process', () => 'wine'],
])('a lock left by %s is taken over', (_, left) => {
  writeFileSync(`${file}.lock`, left());
  const letGo = lockFile(file);
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.pid));
  letGo();
});

test('a missing folder is reported', () => {
  expect(() => lockFile(join(folder, 'none', 'shop.json'))).toThrow(/shop\.json cannot be used: ENOENT/);
});
