'use client';

import { useEffect, useState } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import { ApiError } from '../../model/error.js';
import type { CardAuthentication } from '../../model/order.js';
import { type PayerAuthState, PayerAuthStep } from '../../screens/checkout/PayerAuthStep.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { checkoutCalls } from '../shop/calls.js';
import { pageOfAnswer } from './pageOfAnswer.js';

/** A card to authenticate. */
export interface CardToAuthenticate {
  /** The provider's id, from `listPaymentOptions`. */
  readonly cardProvider: string;
  readonly transientToken: string;
  /** Id of a customer's saved card. */
  readonly cardId?: string | undefined;
}

interface Challenge {
  readonly card: CardToAuthenticate;
  /** Undefined while the address of the bank's page is being fetched. */
  readonly url?: string | undefined;
  readonly state: PayerAuthState;
  readonly problem?: string | undefined;
  /** Whether the bank's page was not shown in time. */
  readonly isLate?: boolean;
  /** Number of times the bank's page was requested; with each request, the page is rendered again. */
  readonly round: number;
}

/**
 * Authenticates a card with its bank (CHKT-045, CHKT-046, CHKT-048): most banks respond directly; others first ask the
 * shopper, in a dialog. A token is kept while the dialog is open.
 * @param onDone called once the card may be charged; the dialog closes when the promise resolves
 */
export function usePayerAuth(onDone: (card: CardAuthentication) => Promise<void>) {
  const { client, log, payerChallenge: PayerChallenge, timeoutMs } = useServices();
  const text = useText(paymentWords);
  const failureText = useFailureText();
  const [challenge, setChallenge] = useState<Challenge>();

  function bankPageOf(url: string): string {
    try {
      return pageOfAnswer(url, { log });
    } catch (cause) {
      throw new ApiError({
        kind: 'status',
        operationId: 'payerAuth',
        serverMessage: text('payerAuth.badAddress'),
        cause,
      });
    }
  }

  /** @throws ApiError when the bank does not recognise the shopper, or cannot be reached */
  async function ask(card: CardToAuthenticate): Promise<void> {
    const { cardProvider, transientToken, cardId } = card;
    const answer = await client.call(checkoutCalls.payerAuth, {
      params: { cardProvider },
      body: { transientToken, ...(cardId !== undefined && { cardId }) },
    });
    if (!answer.challenge) return onDone(answer);
    const url = bankPageOf(answer.challenge.url);
    if (!PayerChallenge)
      throw new ApiError({ kind: 'status', operationId: 'payerAuth', serverMessage: text('payerAuth.failed') });
    setChallenge((before) => ({ card, url, state: 'starting', round: (before?.round ?? 0) + 1 }));
  }

  // The bank's page has the same timeout as an API call.
  const awaited = challenge?.state === 'starting' ? challenge.url : undefined;
  useEffect(() => {
    if (awaited === undefined) return;
    const late = () => setChallenge((now) => now && { ...now, state: 'failed', isLate: true });
    const timer = setTimeout(late, timeoutMs);
    return () => clearTimeout(timer);
  }, [awaited, timeoutMs]);

  const change = (changes: Partial<Challenge>) => setChallenge((now) => now && { ...now, ...changes });

  async function attempt(card: CardToAuthenticate): Promise<void> {
    try {
      await ask(card);
    } catch (error) {
      change({ state: 'failed', problem: failureText(error) });
    }
  }

  async function confirm(card: CardToAuthenticate): Promise<void> {
    change({ state: 'success' });
    await attempt(card);
    setChallenge((now) => (now?.state === 'success' ? undefined : now));
  }

  const dialog = challenge && PayerChallenge && (
    <PayerAuthStep
      open
      state={challenge.state}
      problem={challenge.isLate ? text('payerAuth.late') : challenge.problem}
      challenge={
        challenge.url === undefined ? null : (
          <PayerChallenge
            key={challenge.round}
            url={challenge.url}
            transientToken={challenge.card.transientToken}
            onReady={() => change({ state: 'challenge' })}
            onConfirmed={({ transientToken }) => void confirm({ ...challenge.card, transientToken })}
            onFailed={() => change({ state: 'failed' })}
          />
        )
      }
      onRetry={() => {
        change({ state: 'starting', problem: undefined, isLate: false, url: undefined });
        void attempt(challenge.card);
      }}
      onClose={() => setChallenge(undefined)}
    />
  );
  return { ask, dialog };
}
