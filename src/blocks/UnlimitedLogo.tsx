'use client';

import { shellWords } from '../brands/words/shell.js';
import { useText } from '../ui/scope.js';

/** Size of the logo. */
export interface UnlimitedLogoProps {
  /** `small` in a line of text. */
  readonly size?: 'small' | 'medium';
}

/** Logo of the Unlimited membership, for brands that show it with their Unlimited offer (BRAND-055). Its text
 * alternative is the membership's name. */
export function UnlimitedLogo({ size = 'medium' }: UnlimitedLogoProps) {
  const text = useText(shellWords);
  return (
    <svg
      className="wsk-UnlimitedLogo"
      data-component="UnlimitedLogo"
      data-size={size}
      viewBox="-1.5 0 41 20"
      role="img"
      aria-label={text('nav.unlimited')}
    >
      <path
        d="M19 10C15 3 11 2 8 2a8 8 0 0 0 0 16c3 0 7-1 11-8s8-8 11-8a8 8 0 0 1 0 16c-3 0-7-1-11-8z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  );
}
