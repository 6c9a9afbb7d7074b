import { type ReactNode, useRef, useState } from 'react';
import { type Load, ready } from '../../model/load.js';
import { isTestPayment } from '../../rules/checkout.js';
import { paymentLogos } from '../../rules/paymentLogos.js';
import { PaymentStep } from '../../screens/checkout/PaymentStep.js';
import { useScope } from '../../ui/scope.js';
import { checkoutCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import type { Tokenise } from '../services.js';
import { useAction } from '../useAction.js';
import { useDevice } from '../useDevice.js';
import { useLoad } from '../useLoad.js';
import type { StepProps } from './stepProps.js';

/** Connects the payment step. The card fields make a token, the card's bank authenticates it, and the shop keeps the
 * last four digits alone (CHKT-045 to CHKT-047). */
export function PaymentStepContainer({ order, checkout, onDone }: StepProps) {
  const { client, cardFields: CardFields } = useServices();
  const { site, brand } = useScope();
  const device = useDevice();
  const { action, run } = useAction();
  const [isReplacing, setIsReplacing] = useState(false);
  const tokenise = useRef<Tokenise>(async () => undefined);
  const options = useLoad({
    queryKey: queryKey('listPaymentOptions'),
    queryFn: ({ signal }) => client.call(checkoutCalls.listPaymentOptions, undefined, { signal }),
  });
  // The step takes cards alone, and names no other way.
  const cards = (options.load.status === 'ready' ? options.load.data : []).filter(
    ({ paymentMode }) => paymentMode === 'creditCard',
  );
  const provider = cards[0]?.paymentProvider;
  const setup = useLoad({
    queryKey: queryKey('getCardProviderPayment', provider),
    queryFn: ({ signal }) =>
      client.call(
        checkoutCalls.getCardProviderPayment,
        { params: { cardProvider: provider ?? '', testing: String(isTestPayment(site.hostClass)) } },
        { signal },
      ),
    enabled: provider !== undefined,
  });
  const chosen = isReplacing ? undefined : order.paymentDetails.find(({ cardId }) => cardId !== undefined);

  function cardSlot(): Load<ReactNode> {
    if (options.load.status !== 'ready') return options.load;
    if (!provider || !CardFields) return ready(null);
    if (setup.load.status !== 'ready') return setup.load;
    return ready(
      <CardFields
        setup={setup.load.data}
        onReady={(way) => {
          tokenise.current = way;
        }}
      />,
    );
  }

  return (
    <PaymentStep
      card={cardSlot()}
      logos={paymentLogos(brand.cardLogos, cards, device)}
      chosen={chosen}
      action={action}
      onReplace={() => setIsReplacing(true)}
      onRetry={() => (options.load.status === 'failed' ? options.retry() : setup.retry())}
      onSubmit={() => {
        if (chosen) {
          onDone('review');
          return;
        }
        run(async () => {
          const transientToken = await tokenise.current();
          if (transientToken === undefined) return;
          await client.call(checkoutCalls.payerAuth, {
            params: { cardProvider: provider ?? '' },
            body: { transientToken },
          });
          await checkout.refresh();
          onDone('review');
        });
      }}
    />
  );
}
