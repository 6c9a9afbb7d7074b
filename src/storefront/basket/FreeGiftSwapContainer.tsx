'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FreeGiftSwap } from '../../blocks/FreeGiftSwap.js';
import { done } from '../../model/load.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useLoad } from '../base/useLoad.js';
import { freeGiftCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

export interface FreeGiftSwapContainerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Classification of the gift's line, such as `FREEGIFT_PROMOTION_ITEM`. */
  readonly itemClassification: string;
}

/** Connects the dialog of free gifts, which are listed by the classification of the gift's line; the basket is fetched
 * again after a swap. */
export function FreeGiftSwapContainer({ open, onClose, itemClassification }: FreeGiftSwapContainerProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { action, run } = useAction({ afterwards: done });
  const [chosen, setChosen] = useState<string>();
  const giftsKey = queryKey('listFreeGifts', itemClassification);
  const { load, retry } = useLoad({
    queryKey: giftsKey,
    queryFn: ({ signal }) => client.call(freeGiftCalls.listFreeGifts, { params: { itemClassification } }, { signal }),
    staleTime: 0,
    ...useCustomerQueryOptions(),
  });
  return (
    <FreeGiftSwap
      open={open}
      gifts={load}
      action={action}
      chosen={chosen}
      onRetry={retry}
      onClose={onClose}
      onSwap={(query) => {
        setChosen(query.swapItemCode);
        run(async () => {
          await client.call(freeGiftCalls.swapFreeGift, { params: { itemClassification }, query });
          await Promise.all([
            queries.refetchQueries({ queryKey: giftsKey }),
            queries.refetchQueries({ queryKey: queryKey('getCart') }),
          ]);
        });
      }}
    />
  );
}
