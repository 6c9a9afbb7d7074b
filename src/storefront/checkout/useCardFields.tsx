'use client';

import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Load, ready } from '../../model/load.js';
import { isTestPayment } from '../../rules/checkout/checkout.js';
import type { PaymentWay } from '../../screens/checkout/PaymentWays.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { Tokenise } from '../base/services.js';
import { useLoad } from '../base/useLoad.js';
import { checkoutCalls } from '../shop/calls.js';

/** The host's card fields and what the payment step needs from them. */
interface CardFields {
  /** The fields for the chosen way to pay; nothing for a host or an order without cards. */
  readonly slot: Load<ReactNode>;
  /** Loads the settings of the fields again. */
  readonly retry: () => void;
  /** Creates a token for the entered card; undefined if the entry is incomplete. */
  readonly tokenise: () => Promise<string | undefined>;
}

/** Shows the host's card fields with the settings of the card provider. A shopper who continues before the fields of the
 * chosen way have loaded waits for them; the fields then report what is missing. If their settings fail to load, the
 * wait ends. */
export function useCardFields(cardProvider: string | undefined, way: PaymentWay | undefined): CardFields {
  const { client, cardFields: Fields } = useServices();
  const { site } = useScope();
  const { load, retry } = useLoad({
    queryKey: queryKey('getCardProviderPayment', cardProvider),
    queryFn: ({ signal }) =>
      client.call(
        checkoutCalls.getCardProviderPayment,
        { params: { cardProvider: cardProvider ?? '', testing: String(isTestPayment(site.hostClass)) } },
        { signal },
      ),
    enabled: cardProvider !== undefined,
  });
  const setup = load.status;
  const wayId = way?.id;
  const tokeniser = useRef<{ readonly wayId: string | undefined; readonly tokenise: Tokenise }>(undefined);
  const waiting = useRef<(tokenise: Tokenise) => void>(undefined);
  useEffect(() => {
    if (setup === 'failed') waiting.current?.(async () => undefined);
  }, [setup]);
  const onFields = useCallback(
    (tokenise: Tokenise) => {
      tokeniser.current = { wayId, tokenise };
      waiting.current?.(tokenise);
    },
    [wayId],
  );

  function slot(): Load<ReactNode> {
    if (!cardProvider || !Fields) return ready(null);
    if (load.status !== 'ready') return load;
    return ready(<Fields key={wayId} setup={load.data} savedCard={way?.card} onReady={onFields} />);
  }
  return {
    slot: slot(),
    retry,
    async tokenise() {
      // Those of a way chosen before are no longer shown, and could report nothing.
      const fields = tokeniser.current;
      if (fields && fields.wayId === wayId) return fields.tokenise();
      if (!cardProvider || !Fields || setup === 'failed') return undefined;
      const coming = await new Promise<Tokenise>((resolve) => {
        waiting.current = resolve;
      });
      return coming();
    },
  };
}
