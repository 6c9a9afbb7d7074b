import { useId, useState } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action, Load } from '../../model/load.js';
import type { ShippingMethod } from '../../model/order.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';

/** The delivery methods to choose from, and what is reported. */
export interface DeliveryMethodPickerProps {
  /** The methods in the server's order. */
  readonly methods: Load<readonly ShippingMethod[]>;
  /** The code of the method the order has; the first of the list is ticked while it has none. */
  readonly chosen?: string | undefined;
  /** Saving the choice: the submit button shows it, and a failure stands beside it. */
  readonly action: Action;
  /** Called with the code of the chosen method (`ShippingMethod.type`). */
  readonly onSubmit: (choice: { readonly shippingMethod: string }) => void;
  /** Called to fetch the methods again after they failed to load. */
  readonly onRetry: () => void;
}

/** Choice of delivery method: name, promise and price of each, in the server's order (CHKT-022, CHKT-025). */
export function DeliveryMethodPicker({ methods, chosen, action, onSubmit, onRetry }: DeliveryMethodPickerProps) {
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
        <List methods={methods.data} chosen={chosen} action={action} onSubmit={onSubmit} />
      )}
    </div>
  );
}

type ListProps = Pick<DeliveryMethodPickerProps, 'chosen' | 'action' | 'onSubmit'> & {
  readonly methods: readonly ShippingMethod[];
};

function List({ methods, chosen, action, onSubmit }: ListProps) {
  const text = useText(checkoutWords);
  const name = useId();
  const [ticked, setTicked] = useState(chosen ?? methods[0]?.type ?? '');
  return (
    <form
      className="wsk-DeliveryMethodPicker-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ shippingMethod: ticked });
      }}
    >
      <RadioGroup
        label={text('deliveryMethod.title')}
        variant="tiles"
        name={name}
        value={ticked}
        onChange={(event) => setTicked(event.target.value)}
        options={methods.map(({ type, name: label, price, promise }) => ({
          value: type,
          label: (
            <span className="wsk-DeliveryMethodPicker-method">
              <span className="wsk-DeliveryMethodPicker-word">{label}</span>
              <span className="wsk-DeliveryMethodPicker-price">
                {price === 0 ? text('deliveryMethod.free') : <Amount amount={price} />}
              </span>
            </span>
          ),
          hint: promise,
        }))}
      />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-DeliveryMethodPicker-action">
        <ActionButton type="submit" action={action} label={text('deliveryMethod.continue')} />
      </div>
    </form>
  );
}
