'use client';

import { useQuery } from '@tanstack/react-query';
import type { CaseChoice } from '../../blocks/CaseContentsModal.js';
import { FuturePayments } from '../../blocks/FuturePayments.js';
import type { Product } from '../../model/product.js';
import { caseQuantity } from '../../rules/common/basket.js';
import type { Tour } from '../../rules/product/tours.js';
import type { WinePlanViewProps } from '../../screens/product/WinePlanView.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { offerCalls } from '../shop/calls.js';
import { useAddToBasket } from '../shop/useAddToBasket.js';

interface PlanOffer {
  /** The plan currently shown. */
  readonly shown: Product | undefined;
  /** The cases to choose from in the contents dialog. */
  readonly cases: readonly CaseChoice[];
  /** The tour of the page, on a landing page. */
  readonly tour?: Tour;
}

/** Provides the actions of a plan on offer: it adds the plan's case under the basket's rules, opens the contents of the
 * case, and shows what the plan costs later. The later payments are left out if they cannot be fetched. */
export function usePlanOffer({ shown, cases, tour }: PlanOffer): {
  readonly view: WinePlanViewProps;
  readonly reset: () => void;
} {
  const { client } = useServices();
  const { site, brand, basePath } = useScope();
  const openDialog = useOpenDialog();
  const { action, shortage, add, reset } = useAddToBasket();
  const items = shown?.itemCode ?? '';
  const { data: payments = [] } = useQuery({
    queryKey: queryKey('getFuturePaymentsByProduct', items),
    queryFn: ({ signal }) => client.call(offerCalls.getFuturePaymentsByProduct, { query: { items } }, { signal }),
    enabled: items !== '',
  });
  return {
    reset,
    view: {
      action,
      lowStock: shortage,
      termsHref: basePath + (site.contact.termsUrl ?? brand.termsUrl),
      later: <FuturePayments payments={payments} of="product" />,
      onContents: ({ itemCode }) => openDialog('caseContents', { itemCode, otherCases: cases, ...(tour && { tour }) }),
      onAdd: ({ product }) => add(product, caseQuantity(product)),
    },
  };
}
