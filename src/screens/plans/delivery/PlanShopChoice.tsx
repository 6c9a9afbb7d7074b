'use client';

import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { AccountPart } from '../../../blocks/AccountPage.js';
import { PostcodeSearch } from '../../../blocks/PostcodeSearch.js';
import { useFormFields } from '../../../blocks/useFormFields.js';
import { checkoutWords } from '../../../brands/words/checkout.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { PlanAddress } from '../../../model/plan.js';
import { type CollectionPlace, placeOfShop } from '../../../rules/checkout/collection.js';
import { addressInOneLine, postcodeOf } from '../../../rules/common/address.js';
import { Form } from '../../../ui/Form.js';
import { Live } from '../../../ui/Live.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { PlanChoices } from '../PlanChoices.js';
import { PlanOutcome } from '../PlanOutcome.js';
import { PlanPartLoading } from '../PlanPartLoading.js';

interface PlanShopChoiceProps {
  readonly addresses: readonly PlanAddress[];
  readonly chosen?: string | undefined;
  readonly postcode: string;
  readonly shops: Load<readonly CollectionPlace[]> | undefined;
  readonly saving: Action;
  /** The button that goes back without a change. */
  readonly cancel: ReactNode;
  readonly onSearch: (search: { readonly postcode: string }) => void;
  readonly onChoose: (choice: { readonly addressId: string }) => void;
  readonly onSave: (choice: { readonly addressId: string }) => void;
  readonly onRetry: () => void;
}

/** Lets the customer choose the shop that holds a plan's cases for collection; shops are found by postcode (PLAN-041). */
export function PlanShopChoice({ postcode, shops, cancel, onSearch, onRetry, ...choice }: PlanShopChoiceProps) {
  const { site } = useScope();
  const text = useText(planChangesWords, checkoutWords);
  const { field, submit } = useFormFields(
    z.object({ postcode: postcodeOf(site.country) }),
    { postcode },
    checkoutWords,
  );
  return (
    <AccountPart title={text('planAddress.shopTitle')} tools={cancel}>
      <PostcodeSearch
        field={field('postcode')}
        places={shops}
        label={text('planAddress.shopFind')}
        busyLabel={text('planAddress.shopFinding')}
        onSubmit={submit((values) => onSearch(values))}
      />
      {shops === undefined ? (
        <p className="wsk-Text" data-tone="muted">
          {text('planAddress.shopIntro')}
        </p>
      ) : shops.status === 'loading' ? (
        <PlanPartLoading label={text('planAddress.shopFinding')} />
      ) : shops.status === 'failed' ? (
        <RetryNotice title={shops.message} onRetry={onRetry} />
      ) : shops.data.length === 0 ? null : (
        <Shops shops={shops.data} {...choice} />
      )}
      <Live>
        {shops?.status === 'ready' && shops.data.length === 0 ? (
          <Notice tone="info" title={text('planAddress.shopNone', { postcode })}>
            {text('planAddress.shopNoneText')}
          </Notice>
        ) : null}
      </Live>
    </AccountPart>
  );
}

type ShopsProps = Pick<PlanShopChoiceProps, 'addresses' | 'chosen' | 'saving' | 'onChoose' | 'onSave'> & {
  readonly shops: readonly CollectionPlace[];
};

function Shops({ shops, addresses, chosen, saving, onChoose, onSave }: ShopsProps) {
  const text = useText(planChangesWords);
  const current = addresses.find(({ isDeliveryAddress }) => isDeliveryAddress);
  const ticked = shops.find(({ placeId }) => placeId === (chosen ?? current?.addressId));
  const isChanged = ticked !== undefined && ticked.placeId !== current?.addressId;
  const before = current?.isShopAddress
    ? placeOfShop(current).name
    : current && addressInOneLine(current.shippingAddress);
  return (
    <Form
      className="wsk-PlanShopChoice-shops"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && saving.status !== 'busy') onSave({ addressId: ticked.placeId });
      }}
    >
      <PlanChoices
        title={text('planAddress.shops')}
        value={ticked?.placeId ?? ''}
        options={shops.map(({ placeId, name, address }) => ({
          value: placeId,
          label: name,
          hint: addressInOneLine(address),
        }))}
        onChoose={({ value }) => onChoose({ addressId: value })}
      />
      <PlanOutcome
        rows={
          isChanged ? [{ name: text('planAddress.rowDelivery'), ...(before && { from: before }), to: ticked.name }] : []
        }
        notes={isChanged ? [text('planAddress.shopNote')] : []}
        action={saving}
        saveLabel={text('planAddress.saveShop')}
        savedText={text('planAddress.savedChange')}
      />
    </Form>
  );
}
