'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '../../model/error.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { CardNumberGate } from '../../screens/identity/CardNumberGate.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useFailureText } from '../base/useFailureText.js';
import { cardCalls } from '../shop/accountCalls.js';

export interface CardNumberGateContainerProps {
  /** Returns the value of the browser's card cookie, which may be `available` (OPEN-066). */
  readonly check: () => Promise<string>;
}

/** Connects the gate of a points brand: it appears when the card cookie is `available`, and the page is reloaded once
 * the digits are accepted (GATE-002, GATE-028). */
export function CardNumberGateContainer({ check }: CardNumberGateContainerProps) {
  const { client, reload, log } = useServices();
  const [open, setOpen] = useState(false);
  const text = useText();
  const sharedText = useFailureText();
  const { action, run } = useAction({
    failureText: (error) => (error instanceof ApiError && text.filled(error.statusMessage ?? '')) || sharedText(error),
  });

  useEffect(() => {
    let isHere = true;
    check().then(
      (cookie) => isHere && setOpen(cookie === 'available'),
      // If the check fails, the shop stays open (GATE-003).
      (cause: unknown) => log(new ApiError({ kind: 'network', operationId: 'cardCheck', cause })),
    );
    return () => {
      isHere = false;
    };
  }, [check, log]);

  return (
    <CardNumberGate
      open={open}
      logo={<BrandLogo />}
      action={action}
      onSubmit={({ cardId }) =>
        run(async () => {
          const { statusMessage } = await client.call(cardCalls.validateCardBinRange, { body: { cardId } });
          if (statusMessage !== 'successful')
            throw new ApiError({ kind: 'status', operationId: 'validateCardBinRange', status: 0, statusMessage });
          setOpen(false);
          reload();
        })
      }
    />
  );
}
