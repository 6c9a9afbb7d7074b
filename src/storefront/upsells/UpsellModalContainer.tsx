'use client';

import { useState } from 'react';
import { failureWords } from '../../brands/words/failure.js';
import { type Load, loadFailed } from '../../model/load.js';
import type { OfferedUpsell } from '../../screens/upsells/UpsellBody.js';
import { UpsellModal } from '../../screens/upsells/UpsellModal.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import type { Screen } from '../base/lazyScreen.js';
import type { CaseContentsRequest, UpsellRequest } from '../base/openDialog.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAcceptUpsell } from '../shop/useAcceptUpsell.js';
import { useOfferedUpsell } from '../shop/useOfferedUpsell.js';
import { useUpsell } from '../shop/useUpsell.js';
import { useUpsellRejections } from '../shop/useUpsellRejections.js';

export type UpsellModalContainerProps = UpsellRequest & {
  readonly open: boolean;
  /** Renders the dialog with the contents of an offered case. */
  readonly CaseContents: Screen<CaseContentsRequest & { readonly open: boolean; readonly onClose: () => void }>;
  readonly onClose: () => void;
};

/** Connects the dialog with the offer beside a product or the basket. Every way of closing it counts as a rejection,
 * unless the offer was accepted (UPSL-022, OPEN-102). */
export function UpsellModalContainer({ open, CaseContents, onClose, ...request }: UpsellModalContainerProps) {
  const { navigate } = useServices();
  const href = useHref();
  const text = useText(failureWords);
  const { reject } = useUpsellRejections();
  const { load: found, retry: retryFound } = useUpsell(request);
  const { load, retry } = useOfferedUpsell(found, retryFound);
  const { action, accept } = useAcceptUpsell();
  const [isCaseShown, setIsCaseShown] = useState(false);
  const upsell = found.status === 'ready' ? found.data : null;
  const [product] = upsell?.products ?? [];
  const offered: Load<OfferedUpsell> =
    load.status === 'ready' ? (load.data ? { ...load, data: load.data } : loadFailed(text('failure.http'))) : load;
  return (
    <>
      <UpsellModal
        open={open}
        offered={offered}
        action={action}
        onAccept={() => accept(upsell, onClose)}
        onShowCase={() => setIsCaseShown(true)}
        onLearnMore={() => {
          onClose();
          navigate(href('unlimited'));
        }}
        onRetry={retry}
        onClose={() => {
          if (action.status === 'idle' || action.status === 'failed') reject();
          onClose();
        }}
      />
      {isCaseShown && product ? (
        <CaseContents upsell open itemCode={product.itemCode} onClose={() => setIsCaseShown(false)} />
      ) : null}
    </>
  );
}
