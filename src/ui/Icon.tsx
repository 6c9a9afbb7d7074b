import type { Drawing } from './drawing.js';

/** The drawing to show, and its size. */
export interface IconProps {
  /** One of `icons.ts`. */
  readonly drawing: Drawing;
  /** Edge length in px. */
  readonly size?: 16 | 18 | 20 | 26;
}

/** Icon that accompanies text and never replaces it: hidden from assistive technology. */
export function Icon({ drawing: { d, along }, size = 20 }: IconProps) {
  return (
    <svg className="wsk-Icon" data-along={along} width={size} viewBox="0 0 24 24" aria-hidden>
      <path d={d} />
    </svg>
  );
}
