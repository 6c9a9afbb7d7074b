import { useEffect, useRef } from 'react';
import { cardOfToken, challengedCards, confirmedToken } from '../../mocks/world/cardProvider.js';
import type { PayerChallengeProps } from '../../src/entries/storefront.js';
import './PayerChallenge.css';

/** The mock bank's page in a frame. The shopper's response there arrives as a message. One bank never responds. */
export function PayerChallenge({ url, transientToken, onReady, onConfirmed, onFailed }: PayerChallengeProps) {
  const latest = useRef({ onConfirmed, onFailed });
  useEffect(() => {
    latest.current = { onConfirmed, onFailed };
  });
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || data?.from !== 'mock-provider') return;
      if (data.outcome === 'confirmed') latest.current.onConfirmed({ transientToken: confirmedToken(transientToken) });
      else latest.current.onFailed();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [transientToken]);
  if (cardOfToken(transientToken)?.lastFour === challengedCards.silent) return null;
  return <iframe className="harness-PayerChallenge" title="Your bank" src={url} onLoad={() => onReady()} />;
}
