'use client';

import { useState } from 'react';
import { lazyScreen } from '../base/lazyScreen.js';
import { useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { Confirmation } from '../base/services.js';
import type { UpsellOpenerProps } from '../upsells/UpsellOpener.js';

const UpsellOpener = lazyScreen<UpsellOpenerProps>(
  'offer',
  async () => (await import('../upsells/UpsellOpener.js')).UpsellOpener,
  () => null,
);

export interface UpsellAfterAddProps {
  /** Address of the page: an addition can open an upsell only on the page where it was made. */
  readonly address?: string | undefined;
}

/** Looks for an upsell after each addition; rendered once per page. Its code is loaded with the first addition. */
export function UpsellAfterAdd({ address }: UpsellAfterAddProps) {
  const added = useObserved(useServices().confirmation);
  const [last, setLast] = useState<{ readonly added: Confirmation; readonly address: string | undefined }>();
  const [decided, setDecided] = useState<Confirmation>();
  if (added && added !== last?.added) setLast({ added, address });
  return last && last.added !== decided && last.address === address ? (
    <UpsellOpener added={last.added} onDecided={() => setDecided(last.added)} />
  ) : null;
}
