'use client';

import type { ReactNode } from 'react';
import { shellWords } from '../brands/words/shell.js';
import type { PaymentLogo } from '../rules/checkout/paymentLogos.js';
import { useText } from '../ui/scope.js';

/** The logos to show, and their height. */
export interface PaymentLogosProps {
  /** Logos in display order; the rule `paymentLogos` chooses them. */
  readonly logos: readonly PaymentLogo[];
  /** Height in px: 30 by default, 42 where the logos are on their own (CHKT-064, CHKT-065). */
  readonly height?: 30 | 42;
}

/** Row of payment logos (CHKT-056 to CHKT-065), drawn as words instead of the companies' own marks. */
export function PaymentLogos({ logos, height = 30 }: PaymentLogosProps) {
  const text = useText(shellWords);
  return (
    <ul className="wsk-PaymentLogos" data-component="PaymentLogos" aria-label={text('payment.logos')}>
      {logos.map((logo) => (
        <li key={logo} className="wsk-PaymentLogos-logo">
          <svg height={height} viewBox="0 0 72 45" role="img" aria-label={text(`payment.logo.${logo}`)}>
            <rect x="0.75" y="0.75" width="70.5" height="43.5" rx="6" fill="#fff" stroke="#c9c4bb" strokeWidth="1.5" />
            {drawings[logo]}
          </svg>
        </li>
      ))}
    </ul>
  );
}

const word = (letters: string, fill: string, size = 15) => (
  <text
    x="36"
    y={22.5 + size * 0.36}
    textAnchor="middle"
    fontFamily="Arial, Helvetica, sans-serif"
    fontWeight="700"
    fontSize={size}
    fill={fill}
  >
    {letters}
  </text>
);

const drawings: Readonly<Record<PaymentLogo, ReactNode>> = {
  visa: word('VISA', '#1a2a6c', 19),
  mastercard: (
    <>
      <circle cx="29" cy="22.5" r="12" fill="#d8222a" />
      <circle cx="43" cy="22.5" r="12" fill="#f0a02b" fillOpacity="0.9" />
    </>
  ),
  americanExpress: (
    <>
      <rect x="9" y="8" width="54" height="29" rx="3" fill="#1f6fb5" />
      {word('AMEX', '#fff', 15)}
    </>
  ),
  paypal: word('PayPal', '#1f3a7a', 16),
  googlePay: word('G Pay', '#3c4043', 17),
  applePay: word('Apple Pay', '#111', 12),
};
