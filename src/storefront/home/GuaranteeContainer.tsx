'use client';

import { useQuery } from '@tanstack/react-query';
import { GuaranteeBlock } from '../../screens/home/GuaranteeBlock.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { sanitise } from '../base/sanitise.js';
import { fragmentCalls } from '../shop/calls.js';

/** Connects the guarantee, a static fragment that only UK sites have (HOME-083, OPEN-057). A failure is logged but not
 * shown (HOME-084). */
export function GuaranteeContainer() {
  const { client } = useServices();
  const scope = useScope();
  const { brand, site } = scope;
  const { data } = useQuery({
    queryKey: queryKey('getGuaranteeHtml', brand.id),
    queryFn: async ({ signal }) =>
      sanitise(await client.call(fragmentCalls.getGuaranteeHtml, { params: { brand: brand.id } }, { signal }), scope),
    enabled: site.country === 'uk',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <GuaranteeBlock html={data} />;
}
