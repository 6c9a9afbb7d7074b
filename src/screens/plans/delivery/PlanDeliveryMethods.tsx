'use client';

import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Load } from '../../../model/load.js';
import type { ShippingMethod } from '../../../model/order.js';
import type { WinePlan } from '../../../model/plan.js';
import { formatPrice } from '../../../rules/common/money.js';
import { Link } from '../../../ui/Link.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { PlanChoices } from '../PlanChoices.js';
import { PlanPartLoading } from '../PlanPartLoading.js';

/** Returns a function that formats the price of a method. */
export function useMethodPrice(): (method: Pick<ShippingMethod, 'price'>) => string {
  const { site } = useScope();
  const text = useText(planChangesWords);
  return ({ price }) =>
    price === 0 ? text('planDelivery.free') : text('planDelivery.price', { price: formatPrice(price, site) });
}

interface PlanDeliveryMethodsProps {
  readonly plan: WinePlan;
  readonly methods: Load<readonly ShippingMethod[]>;
  readonly value: string;
  readonly onChoose: (choice: { readonly deliveryMethod: string }) => void;
  readonly onRetry: () => void;
}

/** The address to which a plan's cases are delivered, and the delivery methods to choose from. */
export function PlanDeliveryMethods({ plan, methods, value, onChoose, onRetry }: PlanDeliveryMethodsProps) {
  const href = useHref();
  const text = useText(planChangesWords);
  const priceOf = useMethodPrice();
  const { deliveryTypeCode: type, subscriptionId } = plan;
  if (methods.status === 'failed') return <RetryNotice title={methods.message} onRetry={onRetry} />;
  if (methods.status === 'loading') return <PlanPartLoading label={text('planDelivery.methodsLoading')} />;
  const where = (
    <span className="wsk-PlanDeliveryMethods-where">
      {type === 'HOME' || type === 'SHOP' ? text(`planDelivery.${type}`) : null}
      <Link place="row" href={href('winePlanAddress', { params: { subscriptionId } })}>
        {text('planDelivery.address')}
      </Link>
    </span>
  );
  if (methods.data.length === 0)
    return (
      <Notice tone="info" title={text('planDelivery.noMethods')} action={where}>
        {text('planDelivery.noMethodsText')}
      </Notice>
    );
  return (
    <PlanChoices
      title={text('planDelivery.method')}
      hint={where}
      value={value}
      options={methods.data.map((method) => ({
        value: method.type,
        label: (
          <span className="wsk-SpreadRow">
            <span className="wsk-PlanDeliveryMethods-name">{method.name}</span>
            <span className="wsk-PlanDeliveryMethods-price">{priceOf(method)}</span>
          </span>
        ),
        hint: method.promise,
      }))}
      onChoose={(choice) => onChoose({ deliveryMethod: choice.value })}
    />
  );
}
