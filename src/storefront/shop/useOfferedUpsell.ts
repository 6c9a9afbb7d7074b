'use client';

import { useQuery } from '@tanstack/react-query';
import { type Load, ready } from '../../model/load.js';
import type { FoundUpsell } from '../../rules/upsells/upsells.js';
import type { OfferedUpsell } from '../../screens/upsells/UpsellBody.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { offerCalls } from './calls.js';

/** Loads an offer together with what is shown about it: for a plan its scheme, which is looked up by the id on the
 * plan's item (UPSL-013). */
export function useOfferedUpsell(
  found: Load<FoundUpsell | null>,
  onRetry: () => void,
): { readonly load: Load<OfferedUpsell | null>; readonly retry: () => void } {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const upsell = found.status === 'ready' ? found.data : null;
  const [product] = upsell?.products ?? [];
  const schemeId = upsell?.choice.type === 'WINEPLAN' ? product?.skus[0]?.schemeDetails?.[0]?.schemeId : undefined;
  const scheme = useQuery({
    queryKey: queryKey('getWinePlanScheme', schemeId ?? ''),
    queryFn: ({ signal }) =>
      client.call(offerCalls.getWinePlanScheme, { params: { schemeId: schemeId ?? '' } }, { signal }),
    enabled: schemeId !== undefined,
  });

  function load(): Load<OfferedUpsell | null> {
    if (found.status !== 'ready') return found;
    if (!upsell || !product) return ready(null);
    const { type, rule, spaces } = upsell.choice;
    if (type === 'FILL_THE_CASE')
      return ready({ type, rule, products: upsell.products, fillsCase: upsell.products.length === spaces });
    if (type === 'SUBSCRIPTION') return ready({ type, rule, product });
    const ofPlan = loadOf(scheme, failureText);
    return ofPlan.status === 'ready' ? ready({ type, rule, product, scheme: ofPlan.data }) : ofPlan;
  }

  return {
    load: load(),
    retry: () => (found.status === 'failed' ? onRetry() : tryAgain(scheme.refetch)),
  };
}
