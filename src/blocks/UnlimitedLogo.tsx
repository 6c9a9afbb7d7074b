import { useText } from '../ui/scope.js';

/** The sign of the Unlimited membership, for the brand that shows it beside its Unlimited offer (BRAND-055). It stands for
 * the word, and is read as it. */
export function UnlimitedLogo() {
  const text = useText();
  return (
    <svg
      className="wsk-UnlimitedLogo"
      data-component="UnlimitedLogo"
      viewBox="0 0 38 20"
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
