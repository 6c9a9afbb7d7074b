import { channelsOf, hexOf } from '../rules/common/hexColour.js';

/** Mixes two `#rrggbb` colours, with `share` of `over` on top of `under`. */
export function mix(over: string, under: string, share: number): string {
  const bottom = channelsOf(under);
  return hexOf(channelsOf(over).map((channel, index) => channel * share + (bottom[index] ?? 0) * (1 - share)));
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the colour itself, or moves it towards black or white just far enough to reach `ratio` on every ground. With
 * `ownTint`, the result also reaches it on the ground tinted with that share of the colour. */
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

/** Returns a pale, clear tone of the same hue; saturation and lightness from 0 to 1, as in HSL. */
export function pastel(colour: string, saturation: number, lightness: number): string {
  const rgb = channelsOf(colour).map((channel) => channel / 255) as [number, number, number];
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
    return 255 * (lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}
