/** Returns the red, green and blue of `#rrggbb`, 0 to 255. */
export function channelsOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the `#rrggbb` of red, green and blue. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.min(255, Math.round(channel)).toString(16).padStart(2, '0')).join('')}`;

/** Converts an editor's colour to `#rrggbb`; undefined for a value that cannot be parsed, because text on it could not
 * be made readable. */
export function hexColour(colour: string): string | undefined {
  const text = colour.trim().toLowerCase();
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  if (/^#[\da-f]{6}$/.test(text)) return text;
  const [, ...channels] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text) ?? [];
  return channels.length === 3 ? hexOf(channels.map(Number)) : undefined;
}
