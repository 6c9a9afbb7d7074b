'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CaseContentsModal } from '../../blocks/CaseContentsModal.js';
import { WelcomeGifts } from '../../blocks/WelcomeGifts.js';
import { idle } from '../../model/load.js';
import { caseQuantity } from '../../rules/common/basket.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { caseContentsDelayMs } from '../../rules/common/timings.js';
import type { CaseContentsRequest } from '../base/openDialog.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { caseQuery } from '../shop/caseQuery.js';
import { productQuery } from '../shop/productQuery.js';
import { useAddToBasket } from '../shop/useAddToBasket.js';

export interface CaseContentsModalContainerProps extends CaseContentsRequest {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Connects the dialog with the contents of a case: it fetches the selected case, and adds it under the basket's rules. */
export function CaseContentsModalContainer({
  open,
  itemCode,
  otherCases = [],
  upsell = false,
  tour,
  onClose,
}: CaseContentsModalContainerProps) {
  const { client } = useServices();
  const [chosen, setChosen] = useState(itemCode);
  const isDue = useDue(upsell ? caseContentsDelayMs : 0);
  const { load, retry } = useLoad(caseQuery(client, chosen));
  const { data: product } = useQuery(productQuery(client, chosen));
  const { action, shortage, add, reset } = useAddToBasket();
  return (
    <CaseContentsModal
      open={open && isDue}
      contents={load}
      itemCode={chosen}
      cases={otherCases}
      tour={tour}
      gifts={tour ? <WelcomeGifts action={idle} /> : null}
      buy={
        product && !isSoldOut(product)
          ? {
              product,
              action,
              lowStock: shortage,
              onAdd: () => add(product, caseQuantity(product)),
            }
          : undefined
      }
      onChoose={({ itemCode: other }) => {
        reset();
        setChosen(other);
      }}
      onRetry={retry}
      onClose={onClose}
    />
  );
}

/** Returns whether a delay since the first render has passed; without a delay, always true. */
function useDue(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(delayMs === 0);
  useEffect(() => {
    if (delayMs === 0) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue;
}
