const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** `share` of `over` laid on `under`, both `#rrggbb`. */
export function mix(over: string, under: string, share: number): string {
  const [top, bottom] = [channels(over), channels(under)];
  const blended = top.map((channel, index) => Math.round(channel * share + (bottom[index] ?? 0) * (1 - share)));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour itself, or moved towards black or white just as far as it takes to reach `ratio` on every ground; with
 * `ownTint`, also on the ground tinted with that share of itself. */
export function legible(colour: string, grounds: readonly string[], ratio: number, ownTint = 0): string {
  const [first = colour] = grounds;
  const reaches = (candidate: string) =>
    [...grounds, mix(candidate, first, ownTint)].every((ground) => contrast(candidate, ground) >= ratio);
  const away = contrast('#000000', first) >= contrast('#ffffff', first) ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(away, colour, share);
    if (reaches(candidate)) return candidate;
  }
  return away;
}

/** The same hue as a pale, clear field: saturation and lightness 0 to 1, as in HSL. */
export function pastel(colour: string, saturation: number, lightness: number): string {
  const rgb = channels(colour).map((channel) => channel / 255) as [number, number, number];
  const [red, green, blue] = rgb;
  const most = Math.max(...rgb);
  const spread = most - Math.min(...rgb);
  const sixth =
    spread === 0
      ? 0
      : most === red
        ? ((green - blue) / spread + 6) % 6
        : most === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
  const chroma = spread === 0 ? 0 : saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + sixth * 2) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
