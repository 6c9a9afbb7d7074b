'use client';

import type { CSSProperties } from 'react';
import { contrast, legible } from '../brands/colour.js';
import { coloursOn, darkGround } from '../brands/ground.js';
import type { Brand } from '../model/site.js';
import { hexColour } from '../rules/common/hexColour.js';

/** Returns colours for content on an editor's background colour, all readable on it. Returns undefined for an invalid
 * colour, so the ground stays unchanged. */
export function contentGround({ look }: Brand, backgroundColour: string | undefined): CSSProperties | undefined {
  const paper = backgroundColour && hexColour(backgroundColour);
  if (!paper) return undefined;
  const { ink, primary, onPrimary, accent, sale } = look.colours;
  const isDark = contrast('#ffffff', paper) > contrast(ink, paper);
  const light = legible('#ffffff', [paper], 4.5);
  const ground = isDark
    ? { ...darkGround(paper, light, { accent: light, sale }), ink: light, surface: paper, field: paper }
    : { paper, ink: legible(ink, [paper], 4.5), primary, onPrimary, accent, onAccent: onPrimary, sale };
  return Object.fromEntries(Object.entries(coloursOn(ground)).map(([name, colour]) => [`--wsk-${name}`, colour]));
}
