'use client';

import { useEffect, useRef } from 'react';
import { upsellsWords } from '../../brands/words/upsells.js';
import { isUpsellOffered } from '../../rules/upsells/upsells.js';
import { ProductUpsell } from '../../screens/upsells/ProductUpsell.js';
import { useText } from '../../ui/scope.js';
import { focusMain } from '../base/focusMain.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { useLoggedProblem } from './useLoggedProblem.js';
import { useUpsell } from './useUpsell.js';
import { useUpsellPage } from './useUpsellPage.js';
import { useUpsellRejections } from './useUpsellRejections.js';

export interface ProductUpsellContainerProps {
  /** Item code of the product on the page. */
  readonly itemCode: string;
}

/** Connects the upsell of a product: looks up the offers beside the product, and opens them on a press (UPSL-014 to
 * UPSL-017). It is empty once upsells have been turned down three times (UPSL-024). */
export function ProductUpsellContainer({ itemCode }: ProductUpsellContainerProps) {
  const text = useText(upsellsWords);
  const openDialog = useOpenDialog();
  const { rejections } = useUpsellRejections();
  const { load } = useUpsell({ of: 'product', itemCode });
  useLoggedProblem(load, (problem) =>
    text(problem.kind === 'noSkus' ? 'upsell.requiredSkus' : 'upsell.noScheme', { itemCode: problem.itemCode }),
  );
  useUpsellPage('product', itemCode);
  const isOffered = isUpsellOffered(load.status === 'ready' ? load.data : null, rejections);
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    // When the dialog closed, it returned the focus to a button that has been removed.
    if (wasOffered.current && !isOffered && document.activeElement === document.body) focusMain();
    wasOffered.current = isOffered;
  }, [isOffered]);
  return <ProductUpsell offered={isOffered} onOpen={() => openDialog('upsell', { of: 'product', itemCode })} />;
}
