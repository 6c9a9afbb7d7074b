'use client';

import type { ReactNode } from 'react';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action } from '../../../model/load.js';
import type { PlanAddress } from '../../../model/plan.js';
import { addressInOneLine } from '../../../rules/common/address.js';
import type { PlanAddressTask } from '../../../rules/plans/planAddress.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Form } from '../../../ui/Form.js';
import { useText } from '../../../ui/scope.js';
import { PlanChoices } from '../PlanChoices.js';
import { PlanOutcome } from '../PlanOutcome.js';

interface PlanAddressChoiceProps {
  /** What the address is used for. */
  readonly use: 'delivery' | 'billing';
  readonly addresses: readonly PlanAddress[];
  readonly chosen?: string | undefined;
  readonly saving: Action;
  /** The button that goes back without a change. */
  readonly cancel: ReactNode;
  readonly onTask: (task: PlanAddressTask) => void;
  readonly onChoose: (choice: { readonly addressId: string }) => void;
  readonly onSave: (choice: { readonly addressId: string }) => void;
}

const words = {
  delivery: { title: 'planAddress.deliveryTitle', row: 'planAddress.rowDelivery', save: 'planAddress.saveDelivery' },
  billing: { title: 'planAddress.billingTitle', row: 'planAddress.rowBilling', save: 'planAddress.saveBilling' },
} as const;

/** Lets the customer choose one of their addresses, for a plan's deliveries or its bills. */
export function PlanAddressChoice({ use, addresses, chosen, saving, cancel, ...page }: PlanAddressChoiceProps) {
  const text = useText(planChangesWords);
  const { onTask, onChoose, onSave } = page;
  const { title, row, save } = words[use];
  const own = addresses.filter(({ isShopAddress }) => !isShopAddress);
  const current = addresses.find((one) => (use === 'delivery' ? one.isDeliveryAddress : one.isBillingAddress));
  const ticked = own.find(({ addressId }) => addressId === (chosen ?? current?.addressId));
  const isChanged = ticked !== undefined && ticked !== current;
  const lineOf = ({ shippingAddress }: PlanAddress) => addressInOneLine(shippingAddress);
  const actions = (
    <div className="wsk-Actions">
      <Button variant="line" size="small" onClick={() => onTask({ kind: 'new' })}>
        {text('planAddress.add')}
      </Button>
      {cancel}
    </div>
  );
  if (own.length === 0)
    return (
      <EmptyState title={text('planAddress.empty')} action={actions}>
        {text('planAddress.emptyText')}
      </EmptyState>
    );
  return (
    <Form
      className="wsk-PlanAddressChoice"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && saving.status !== 'busy') onSave({ addressId: ticked.addressId });
      }}
    >
      <PlanChoices
        title={text(title)}
        value={ticked?.addressId ?? ''}
        options={own.map((one) => ({
          value: one.addressId,
          label: one.shippingAddress.company || `${one.shippingAddress.firstName} ${one.shippingAddress.lastName}`,
          hint: lineOf(one),
        }))}
        onChoose={({ value }) => onChoose({ addressId: value })}
      />
      {actions}
      <PlanOutcome
        rows={isChanged ? [{ name: text(row), ...(current && { from: lineOf(current) }), to: lineOf(ticked) }] : []}
        action={saving}
        saveLabel={text(save)}
        savedText={text('planAddress.savedChange')}
      />
    </Form>
  );
}
