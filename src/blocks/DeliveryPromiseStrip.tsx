'use client';

import { shellWords } from '../brands/words/shell.js';
import type { Load } from '../model/load.js';
import type { ShippingMethodInfo } from '../model/order.js';
import { Icon } from '../ui/Icon.js';
import { delivery } from '../ui/icons.js';
import { useScope, useText } from '../ui/scope.js';
import { TruckGraphic } from './TruckGraphic.js';

/** Delivery promise of the strip. */
export interface DeliveryPromiseStripProps {
  /** The server's promise; when it fails to load, the brand's general sentence is shown instead (DLVR-010). */
  readonly promise: Load<ShippingMethodInfo>;
}

/** Delivery promise across the top of a page (DLVR-005). If it fails to load, a general sentence replaces it
 * (DLVR-010). */
export function DeliveryPromiseStrip({ promise }: DeliveryPromiseStripProps) {
  const { brand } = useScope();
  const text = useText(shellWords);
  const { deliveryPromiseText, deliveryMessage } = wordsOf(promise, text('delivery.usual'));
  return (
    <div
      className="wsk-DeliveryPromiseStrip"
      data-component="DeliveryPromiseStrip"
      data-status={promise.status}
      data-ground="strip"
    >
      <p className="wsk-Container wsk-DeliveryPromiseStrip-line" aria-busy={promise.status === 'loading' || undefined}>
        {brand.stripGraphic === 'truck' ? <TruckGraphic size="small" /> : <Icon drawing={delivery} size={18} />}
        <span className="wsk-DeliveryPromiseStrip-words">
          <b className="wsk-DeliveryPromiseStrip-promise">{deliveryPromiseText}</b>
          {deliveryMessage ? <span className="wsk-DeliveryPromiseStrip-message"> {deliveryMessage}</span> : null}
        </span>
      </p>
    </div>
  );
}

function wordsOf(promise: Load<ShippingMethodInfo>, usual: string): ShippingMethodInfo {
  if (promise.status === 'ready') return promise.data;
  return { deliveryPromiseText: promise.status === 'failed' ? usual : '', deliveryMessage: '' };
}
