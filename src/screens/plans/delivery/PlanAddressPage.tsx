'use client';

import { type ReactNode, useRef } from 'react';
import { AccountPart } from '../../../blocks/AccountPage.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { PlanAddress, WinePlan } from '../../../model/plan.js';
import type { CollectionPlace } from '../../../rules/checkout/collection.js';
import type { PlanAddressTask } from '../../../rules/plans/planAddress.js';
import { Button } from '../../../ui/Button.js';
import { Live } from '../../../ui/Live.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useText } from '../../../ui/scope.js';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.js';
import { PlanFormPage } from '../PlanFormPage.js';
import { PlanPartLoading } from '../PlanPartLoading.js';
import { PlanAddressChoice } from './PlanAddressChoice.js';
import { PlanAddressOverview } from './PlanAddressOverview.js';
import { PlanShopChoice } from './PlanShopChoice.js';

/** A plan's addresses, the current task, and the page's callbacks. */
export interface PlanAddressPageProps {
  /** The plan. */
  readonly plan: Load<WinePlan>;
  /** The addresses the plan may use (PLAN-038). */
  readonly addresses: Load<readonly PlanAddress[]>;
  /** The current task; undefined while the page shows the addresses in use. */
  readonly task?: PlanAddressTask | undefined;
  /** Id of the selected address or shop; by default the one the plan uses. */
  readonly chosen?: string | undefined;
  /** The `AddressForm` for a new or changed address. */
  readonly form?: ReactNode;
  /** The postcode to search for shops by; empty before the first search. */
  readonly postcode: string;
  /** The shops found; undefined before the first search. */
  readonly shops?: Load<readonly CollectionPlace[]> | undefined;
  /** Message that confirms the last saved change. */
  readonly said?: string | undefined;
  /** Saving a choice. */
  readonly saving: Action;
  /** Called with the task the customer starts, or with undefined when they leave it. */
  readonly onTask: (task: PlanAddressTask | undefined) => void;
  /** Called as soon as an address or shop is selected. */
  readonly onChoose: (choice: { readonly addressId: string }) => void;
  /** Called with a valid postcode to search for shops. */
  readonly onSearch: (search: { readonly postcode: string }) => void;
  /** Called with the selected address or shop, once it differs from the one in use. */
  readonly onSave: (choice: { readonly addressId: string }) => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plan' | 'addresses' | 'shops' }) => void;
}

/** Page for choosing where a wine plan's cases and bills go: to a saved address, to a shop, or to an address entered
 * here (PLAN-037 to PLAN-043). */
export function PlanAddressPage({ plan, addresses, onRetry, ...page }: PlanAddressPageProps) {
  const text = useText(planChangesWords);
  return (
    <PlanFormPage
      component="PlanAddressPage"
      title={text('planAddress.title')}
      lead={text('planAddress.lead')}
      plan={plan}
      onRetry={() => onRetry({ part: 'plan' })}
    >
      {() =>
        addresses.status === 'failed' ? (
          <RetryNotice title={addresses.message} onRetry={() => onRetry({ part: 'addresses' })} />
        ) : addresses.status === 'loading' ? (
          <PlanPartLoading label={text('planAddress.listLoading')} />
        ) : (
          <Body addresses={addresses.data} onRetryShops={() => onRetry({ part: 'shops' })} {...page} />
        )
      }
    </PlanFormPage>
  );
}

type BodyProps = Omit<PlanAddressPageProps, 'plan' | 'addresses' | 'onRetry'> & {
  readonly addresses: readonly PlanAddress[];
  readonly onRetryShops: () => void;
};

function Body({ task, said, ...page }: BodyProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(task?.kind ?? 'overview', () => box.current?.querySelector<HTMLElement>('.wsk-Heading[tabindex]'));
  return (
    <div ref={box} className="wsk-PlanAddressPage">
      <Live>{said && !task ? <Notice tone="done" title={said} /> : null}</Live>
      {task ? <Task task={task} {...page} /> : <PlanAddressOverview addresses={page.addresses} onTask={page.onTask} />}
    </div>
  );
}

type TaskProps = Omit<BodyProps, 'task' | 'said'> & { readonly task: PlanAddressTask };

function Task({ task, form, postcode, shops, onSearch, onRetryShops, ...choice }: TaskProps) {
  const text = useText(planChangesWords);
  const cancel = (
    <Button variant="line" size="small" onClick={() => choice.onTask(undefined)}>
      {text('planAddress.cancel')}
    </Button>
  );
  if (task.kind === 'delivery' || task.kind === 'billing')
    return <PlanAddressChoice use={task.kind} cancel={cancel} {...choice} />;
  if (task.kind === 'shop')
    return (
      <PlanShopChoice
        postcode={postcode}
        shops={shops}
        cancel={cancel}
        onSearch={onSearch}
        onRetry={onRetryShops}
        {...choice}
      />
    );
  return (
    <AccountPart title={text(`planAddress.${task.kind}Title`)} tools={cancel}>
      <p className="wsk-Text" data-tone="muted">
        {text(`planAddress.${task.kind}Text`)}
      </p>
      <div className="wsk-PlanAddressPage-form">{form}</div>
    </AccountPart>
  );
}
