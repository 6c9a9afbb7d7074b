const modifiers = ['Control', 'Alt', 'Shift', 'Meta'] as const;

/** A combination of keys: modifiers and the position of a key, because its character depends on the keyboard layout. */
export interface Shortcut {
  readonly modifiers: readonly (typeof modifiers)[number][];
  /** As in `KeyboardEvent.code`. */
  readonly code: string;
}

/**
 * Reads a shortcut such as `Control+Backquote`.
 * @throws TypeError when it has no key, an unknown modifier, or none besides Shift, which a person who types would press
 */
export function readShortcut(text: string): Shortcut {
  const parts = text.split('+');
  const code = parts.at(-1) ?? '';
  const chosen = modifiers.filter((one) => parts.slice(0, -1).includes(one));
  if (chosen.length !== parts.length - 1 || !/^[A-Z]\w+$/.test(code) || chosen.every((one) => one === 'Shift'))
    throw new TypeError(
      `Unknown shortcut “${text}”. Use Control, Alt or Meta, perhaps Shift, and a KeyboardEvent.code, such as Control+Backquote.`,
    );
  return { modifiers: chosen, code };
}

/** Checks whether a key press is this shortcut. */
export const isPressed = (shortcut: Shortcut, event: KeyboardEvent): boolean =>
  event.code === shortcut.code &&
  !event.repeat &&
  modifiers.every((one) => event.getModifierState(one) === shortcut.modifiers.includes(one));

const names: Readonly<Record<string, string>> = { Control: 'Ctrl', Backquote: '`' };

/** Returns a shortcut as a person reads it: Ctrl+`. */
export const shortcutInWords = (shortcut: Shortcut): string =>
  [...shortcut.modifiers, shortcut.code].map((part) => names[part] ?? part.replace(/^(Key|Digit)(?=.$)/, '')).join('+');
