import { checkoutWords } from '../../brands/words/checkout.js';
import { ApiError } from '../../model/error.js';
import { ready } from '../../model/load.js';
import { ConfirmationPage } from '../../screens/checkout/ConfirmationPage.js';
import { useText } from '../../ui/scope.js';
import { checkoutCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoad } from '../useLoad.js';
import { usePageTitle } from '../usePageTitle.js';
import { usePurchaseEvent } from './usePurchaseEvent.js';

export interface ConfirmationPageContainerProps {
  /** As the address has it, if it does. */
  readonly transactionId: string | null;
}

/** Connects the confirmation page: it fetches the order of a transaction each time it is opened (CHKT-084, CHKT-085). */
export function ConfirmationPageContainer({ transactionId }: ConfirmationPageContainerProps) {
  const { client } = useServices();
  const text = useText(checkoutWords);
  const { load, retry } = useLoad({
    queryKey: queryKey('getOrder', transactionId),
    queryFn: async ({ signal }) => {
      if (!transactionId) return { order: undefined };
      try {
        return { order: await client.call(checkoutCalls.getOrder, { query: { orderId: transactionId } }, { signal }) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { order: undefined };
        throw error;
      }
    },
  });
  const order = load.status === 'ready' ? load.data.order : undefined;
  usePurchaseEvent(order);
  usePageTitle(text('confirmation.titleNoName'));
  return <ConfirmationPage order={load.status === 'ready' ? ready(order) : load} onRetry={retry} />;
}
