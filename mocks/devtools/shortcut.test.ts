import { expect, test } from 'vitest';
import { isPressed, readShortcut, shortcutInWords } from './shortcut.js';

const pressed = (code: string, held: readonly string[], repeat = false) =>
  ({ code, repeat, getModifierState: (one: string) => held.includes(one) }) as unknown as KeyboardEvent;

test('a shortcut is its key with its modifiers, no more and no fewer', () => {
  const shortcut = readShortcut('Control+Shift+KeyM');
  expect(isPressed(shortcut, pressed('KeyM', ['Control', 'Shift']))).toBe(true);
  expect(isPressed(shortcut, pressed('KeyM', ['Control', 'Shift'], true))).toBe(false);
  expect(isPressed(shortcut, pressed('KeyN', ['Control', 'Shift']))).toBe(false);
  expect(isPressed(shortcut, pressed('KeyM', ['Control']))).toBe(false);
  expect(isPressed(shortcut, pressed('KeyM', ['Control', 'Shift', 'Alt']))).toBe(false);
});

test.each([
  ['Control+Backquote', 'Ctrl+`'],
  ['Control+Shift+KeyM', 'Ctrl+Shift+M'],
  ['Alt+Digit1', 'Alt+1'],
  ['Meta+F9', 'Meta+F9'],
])('%s is read as %s', (text, words) => {
  expect(shortcutInWords(readShortcut(text))).toBe(words);
});

test.each(['', 'KeyM', 'Shift+KeyM', 'Ctrl+KeyM', 'Control+', 'Control+m', 'Control+Control+KeyM'])(
  '“%s” is refused, with an example',
  (text) => {
    expect(() => readShortcut(text)).toThrow(`Unknown shortcut “${text}”. Use Control, Alt or Meta`);
  },
);
