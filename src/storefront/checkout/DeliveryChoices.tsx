'use client';

import { useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import {
  fieldsOfGift,
  fieldsOfLabel,
  giftFields,
  giftOfFields,
  labelFields,
} from '../../rules/checkout/orderMessages.js';
import { daysOnOffer } from '../../rules/checkout/timeslot.js';
import { classificationOf } from '../../rules/common/basket.js';
import { DeliveryMethodPicker } from '../../screens/checkout/DeliveryMethodPicker.js';
import { GiftMessageForm } from '../../screens/checkout/GiftMessageForm.js';
import { LabelMessageForm } from '../../screens/checkout/LabelMessageForm.js';
import { TimeslotPicker } from '../../screens/checkout/TimeslotPicker.js';
import { Accordion } from '../../ui/Accordion.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useLoad } from '../base/useLoad.js';
import { useToday } from '../base/useToday.js';
import { deliveryCalls } from '../shop/calls.js';
import type { StepProps } from './stepProps.js';
import { useMessages } from './useMessages.js';
import { useMethodChoice } from './useMethodChoice.js';
import type { useMethods } from './useMethods.js';

interface DeliveryChoicesProps extends Omit<StepProps, 'onPlaced'> {
  /** The delivery methods for the order's address. */
  readonly methods: ReturnType<typeof useMethods>;
  /** Whether the order is collected, in which case it needs no delivery day. */
  readonly isCollected: boolean;
  /** Called when the billing address is missing, to take the shopper to it. */
  readonly onBillingMissing: () => void;
}

/** The choices after the address, in the order in which they are sent: method, timeslot, label, gift (CHKT-007).
 * Unsaved text is saved when the shopper continues. */
export function DeliveryChoices(props: DeliveryChoicesProps) {
  const { order, checkout, methods, isCollected, onBillingMissing, onDone } = props;
  const { client } = useServices();
  const text = useText(checkoutWords);
  const { action, run } = useAction();
  const [isBillingOwed, setIsBillingOwed] = useState(false);
  const codes = methods.load.status === 'ready' ? methods.load.data.map(({ type }) => type) : [];
  const method = useMethodChoice({ order, checkout }, codes);
  const labelBox = useRef<HTMLDivElement>(null);
  const giftBox = useRef<HTMLDivElement>(null);
  const label = useMessages({
    name: 'label',
    had: fieldsOfLabel(order.labelMessages),
    box: labelBox,
    isValid: (fields) => labelFields.safeParse(fields).success,
    contentOf: (fields) => fields,
    send: async (fields) => {
      await client.call(deliveryCalls.setLabelMessages, { body: labelFields.parse(fields) });
      await checkout.refresh();
    },
  });
  const gift = useMessages({
    name: 'gift',
    had: fieldsOfGift(order.giftDetails),
    box: giftBox,
    isValid: (fields) => giftFields.safeParse(fields).success,
    contentOf: giftOfFields,
    send: async (fields) => {
      await client.call(deliveryCalls.setGiftMessages, { body: giftOfFields(fields) });
      await checkout.refresh();
    },
  });

  const goOn = () =>
    run(async () => {
      if (order.billingAddress === undefined) {
        setIsBillingOwed(true);
        onBillingMissing();
        return;
      }
      if ((await method.settle()) && (await label.settle()) && (await gift.settle())) onDone('payment');
    });

  return (
    <>
      {order.lineItems.some((line) => classificationOf(line) === 'PRESELL_ITEM') ? (
        <Notice tone="info" title={text('deliveryMethod.preOrder')} />
      ) : null}
      <Method {...props} method={method} />
      {isCollected || method.ticked === undefined ? null : <Timeslot shippingMethod={method.ticked} method={method} />}
      <section className="wsk-CheckoutPage-parts" aria-label={text('deliveryStep.extras')}>
        <h3 className="wsk-Heading" data-level="4">
          {text('deliveryStep.extras')}
        </h3>
        <div ref={giftBox} className="wsk-CheckoutPage-gift">
          <GiftMessageForm
            start={gift.start}
            action={gift.action}
            onDraft={gift.onDraft}
            onSubmit={({ gift: fields }) => void gift.submit(fields)}
          />
        </div>
        <Accordion
          items={[
            {
              id: 'label',
              title: text('label.title'),
              open: Object.values(label.start).some(Boolean),
              content: (
                <div ref={labelBox} className="wsk-CheckoutPage-label">
                  <LabelMessageForm
                    start={label.start}
                    action={label.action}
                    onDraft={label.onDraft}
                    onSubmit={({ labelMessages }) => void label.submit(labelMessages)}
                  />
                </div>
              ),
            },
          ]}
        />
      </section>
      {isBillingOwed && order.billingAddress === undefined ? (
        <Notice tone="failed" title={text('billing.missing')} />
      ) : null}
      {codes.length === 0 ? null : (
        <div className="wsk-Actions" data-narrow="across">
          <ActionButton action={action} label={text('deliveryStep.continue')} onClick={goOn} />
        </div>
      )}
    </>
  );
}

type Choice = ReturnType<typeof useMethodChoice>;

function Method({ methods, method }: DeliveryChoicesProps & { readonly method: Choice }) {
  const { client } = useServices();
  const [isInfoAsked, setIsInfoAsked] = useState(false);
  const methodCode = method.ticked ?? '';
  const info = useLoad({
    queryKey: queryKey('getShippingMethodInfo', methodCode),
    queryFn: ({ signal }) => client.call(deliveryCalls.getShippingMethodInfo, { params: { methodCode } }, { signal }),
    enabled: isInfoAsked && methodCode !== '',
  });
  return (
    <DeliveryMethodPicker
      methods={methods.load}
      chosen={method.ticked}
      action={method.methodAction}
      info={isInfoAsked ? info.load : undefined}
      onChoose={(choice) => void method.choose(choice)}
      onInfo={() => setIsInfoAsked(true)}
      onRetry={methods.retry}
      onRetryInfo={info.retry}
    />
  );
}

function Timeslot({ shippingMethod, method }: { readonly shippingMethod: string; readonly method: Choice }) {
  const { client } = useServices();
  const today = useToday();
  const [date, setDate] = useState(method.timeslot?.date ?? '');
  const slots = useLoad({
    queryKey: queryKey('getShippingOptions', date, shippingMethod),
    queryFn: ({ signal }) =>
      client.call(deliveryCalls.getShippingOptions, { query: { date, shippingMethod } }, { signal }),
    enabled: date !== '',
    staleTime: 0,
  });
  return (
    <TimeslotPicker
      days={today === undefined ? [] : daysOnOffer(today)}
      date={date}
      slots={date === '' ? undefined : slots.load}
      chosen={method.timeslot}
      action={method.timeslotAction}
      onDate={({ date: asked }) => {
        setDate(asked);
        if (method.timeslot && method.timeslot.date !== asked) void method.choose({ shippingMethod });
      }}
      onChoose={({ timeslot }) => void method.choose({ shippingMethod, timeslot })}
      onRetry={slots.retry}
    />
  );
}
