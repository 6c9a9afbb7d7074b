'use client';

import { useState } from 'react';
import { upsellsWords } from '../../brands/words/upsells.js';
import { ready } from '../../model/load.js';
import { isUpsellOver } from '../../rules/upsells/upsells.js';
import { CartUpsell } from '../../screens/upsells/CartUpsell.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { focusMain } from '../base/focusMain.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { useAcceptUpsell } from './useAcceptUpsell.js';
import { useLoggedProblem } from './useLoggedProblem.js';
import { useOfferedUpsell } from './useOfferedUpsell.js';
import { useUpsell } from './useUpsell.js';
import { useUpsellPage } from './useUpsellPage.js';
import { useUpsellRejections } from './useUpsellRejections.js';

/** Connects the offer within the cart page (BSKT-012, UPSL-027 to UPSL-032). Turning it down is counted, and removes it
 * from the page; after three rejections in total, no offer is shown again. */
export function CartUpsellContainer() {
  const { navigate } = useServices();
  const href = useHref();
  const text = useText(upsellsWords);
  const openDialog = useOpenDialog();
  useUpsellPage('cart');
  const { rejections, reject } = useUpsellRejections();
  const [isDeclined, setIsDeclined] = useState(false);
  const isWanted = rejections !== undefined && !isUpsellOver(rejections) && !isDeclined;
  const { load: found, retry: retryFound } = useUpsell(isWanted ? { of: 'cart' } : undefined);
  const { load, retry } = useOfferedUpsell(found, retryFound);
  const { action, accept } = useAcceptUpsell();
  const upsell = found.status === 'ready' ? found.data : null;
  const [product] = upsell?.products ?? [];
  useLoggedProblem(found, (problem) =>
    text(problem.kind === 'noSkus' ? 'upsell.noSkus' : 'upsell.noScheme', { itemCode: problem.itemCode }),
  );
  return (
    <CartUpsell
      offered={isWanted ? load : ready(null)}
      problem={upsell?.problem}
      action={action}
      onAccept={() => accept(upsell)}
      onShowCase={() => product && openDialog('caseContents', { itemCode: product.itemCode, upsell: true })}
      onLearnMore={() => navigate(href('unlimited'))}
      onRetry={retry}
      onDecline={() => {
        reject();
        setIsDeclined(true);
        // The pressed button is removed together with the offer.
        focusMain();
      }}
    />
  );
}
