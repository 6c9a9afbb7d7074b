'use client';

import { useId } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action, Load } from '../../model/load.js';
import type { ShippingMethod, ShippingMethodInfo } from '../../model/order.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';

/** The delivery methods to choose from, the current choice, and the callback. */
export interface DeliveryMethodPickerProps {
  /** Methods, in the server's order. */
  readonly methods: Load<readonly ShippingMethod[]>;
  /** Code of the selected method; by default the first in the list. */
  readonly chosen?: string | undefined;
  /** State of saving the choice; a refusal appears below the list. */
  readonly action: Action;
  /** The server's information about the selected method; undefined until it is requested. */
  readonly info?: Load<ShippingMethodInfo> | undefined;
  /** Called with the code of the method (`ShippingMethod.type`) as soon as it is selected. */
  readonly onChoose: (choice: { readonly shippingMethod: string }) => void;
  /** Called when the shopper opens the information about the selected method. */
  readonly onInfo: () => void;
  /** Called to fetch the methods again after they failed to load. */
  readonly onRetry: () => void;
  /** Called to fetch the information about the selected method again after it failed to load. */
  readonly onRetryInfo: () => void;
}

/** Lets the shopper choose a delivery method: name, promise and price of each, in the server's order, with more about
 * the selected one (CHKT-022, CHKT-025, CHKT-026). */
export function DeliveryMethodPicker({ methods, onRetry, ...rest }: DeliveryMethodPickerProps) {
  const text = useText(checkoutWords);
  return (
    <div className="wsk-DeliveryMethodPicker" data-component="DeliveryMethodPicker" data-status={methods.status}>
      {methods.status === 'loading' ? (
        <Skeleton shape="block" />
      ) : methods.status === 'failed' ? (
        <RetryNotice title={methods.message} onRetry={onRetry} />
      ) : methods.data.length === 0 ? (
        <Notice tone="info" live title={text('deliveryMethod.none')} />
      ) : (
        <List methods={methods.data} {...rest} />
      )}
    </div>
  );
}

type ListProps = Omit<DeliveryMethodPickerProps, 'methods' | 'onRetry'> & {
  readonly methods: readonly ShippingMethod[];
};

function List({ methods, chosen, action, info, onChoose, onInfo, onRetryInfo }: ListProps) {
  const text = useText(checkoutWords);
  const name = useId();
  const ticked = methods.find(({ type }) => type === chosen) ?? methods[0];
  return (
    <>
      <RadioGroup
        label={text('deliveryMethod.title')}
        variant="tiles"
        name={name}
        value={ticked?.type ?? ''}
        onChange={(event) => onChoose({ shippingMethod: event.target.value })}
        options={methods.map(({ type, name: label, price, promise }) => ({
          value: type,
          label: (
            <span className="wsk-SpreadRow">
              <span className="wsk-DeliveryMethodPicker-word">{label}</span>
              <span className="wsk-DeliveryMethodPicker-price">
                {price === 0 ? text('deliveryMethod.free') : <Amount amount={price} />}
              </span>
            </span>
          ),
          hint: promise,
        }))}
      />
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      <details
        className="wsk-DeliveryMethodPicker-about"
        open={info !== undefined}
        onToggle={(event) => event.currentTarget.open && onInfo()}
      >
        <summary className="wsk-DeliveryMethodPicker-summary">
          {text('deliveryMethod.about', { method: ticked?.name ?? '' })}
        </summary>
        <Info info={info} onRetry={onRetryInfo} />
      </details>
    </>
  );
}

function Info({ info, onRetry }: { info: DeliveryMethodPickerProps['info']; onRetry: () => void }) {
  const text = useText(checkoutWords);
  if (info?.status === 'failed')
    return (
      <RetryNotice place="row" title={text('deliveryMethod.aboutFailed')} onRetry={onRetry}>
        {info.message}
      </RetryNotice>
    );
  return (
    <div className="wsk-DeliveryMethodPicker-info" aria-busy={info?.status === 'loading' || undefined}>
      {info?.status === 'ready' ? (
        <>
          <p className="wsk-DeliveryMethodPicker-promise">{info.data.deliveryPromiseText}</p>
          <p className="wsk-Text">{info.data.deliveryMessage}</p>
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
