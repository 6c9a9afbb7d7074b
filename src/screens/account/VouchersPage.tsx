'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { savingsWords } from '../../brands/words/savings.js';
import { type Action, idleOnceDone, type Load } from '../../model/load.js';
import type { Voucher } from '../../model/voucher.js';
import { writtenDay } from '../../rules/common/days.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { FieldRow } from '../../ui/FieldRow.js';
import { Form } from '../../ui/Form.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { TextField } from '../../ui/TextField.js';
import { VoucherTickets } from './VoucherTickets.js';

/** The customer's vouchers, the checked code, and the callbacks of the page. */
export interface VouchersPageProps {
  /** The vouchers on the account. */
  readonly vouchers: Load<readonly Voucher[]>;
  /** Initial value of the field: an earlier draft, or empty. */
  readonly start: string;
  /** State of checking a code; a failure is shown under the field, in the server's words. */
  readonly checking: Action;
  /** Voucher for the checked code, while it is valid and not yet redeemed. */
  readonly checked?: Voucher | undefined;
  /** State of redeeming that voucher. */
  readonly redeeming: Action;
  /** Called with the typed text after every change. */
  readonly onDraft: (draft: { readonly code: string }) => void;
  /** Called with the typed code, never empty (ACCT-041). */
  readonly onCheck: (request: { readonly code: string }) => void;
  /** Called when the customer redeems the checked voucher. */
  readonly onRedeem: (request: { readonly voucher: Voucher }) => void;
  /** Called to fetch the vouchers again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with the customer's vouchers, where a code can be checked and redeemed to the account (ACCT-040 to ACCT-042). */
export function VouchersPage({ vouchers, onRetry, ...check }: VouchersPageProps) {
  const text = useText(savingsWords);
  return (
    <AccountPage
      component="VouchersPage"
      title={text('vouchers.title')}
      lead={text('vouchers.lead')}
      load={vouchers}
      loadingText={text('vouchers.loading')}
      onRetry={onRetry}
    >
      {(loadedVouchers) => (
        <>
          <CheckForm {...check} />
          <AccountPart title={text('vouchers.list')}>
            {loadedVouchers.length === 0 ? (
              <EmptyState level={3} title={text('vouchers.none')}>
                {text('vouchers.noneText')}
              </EmptyState>
            ) : (
              <VoucherTickets vouchers={loadedVouchers} />
            )}
          </AccountPart>
        </>
      )}
    </AccountPage>
  );
}

function CheckForm({
  start,
  checking,
  checked,
  redeeming,
  onDraft,
  onCheck,
  onRedeem,
}: Omit<VouchersPageProps, 'vouchers' | 'onRetry'>) {
  const { site } = useScope();
  const text = useText(savingsWords);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(start);
  const [isMissing, setIsMissing] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = typed.trim();
    setIsMissing(code === '');
    if (code === '') field.current?.focus();
    else if (checking.status !== 'busy') onCheck({ code });
  }
  return (
    <Panel variant="flat" className="wsk-VouchersPage-check">
      <Form aria-label={text('vouchers.code')} onSubmit={submit}>
        <FieldRow
          button={
            <ActionButton
              type="submit"
              variant="line"
              action={idleOnceDone(checking)}
              label={text('vouchers.check')}
              busyLabel={text('vouchers.checking')}
            />
          }
        >
          <TextField
            ref={field}
            label={text('vouchers.code')}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={isMissing ? text('vouchers.missing') : undefined}
            refused={checking.status === 'failed' ? checking.message : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setIsMissing(false);
              onDraft({ code: event.currentTarget.value });
            }}
          />
        </FieldRow>
      </Form>
      <Live>{redeeming.status === 'done' ? <Notice tone="done" title={text('vouchers.redeemed')} /> : null}</Live>
      <Live>
        {checked ? (
          <Notice
            tone="done"
            title={text('vouchers.valid', { code: checked.voucherCode })}
            action={
              <ActionButton
                size="small"
                action={idleOnceDone(redeeming)}
                label={text('vouchers.redeem')}
                busyLabel={text('vouchers.redeeming')}
                onClick={() => onRedeem({ voucher: checked })}
              />
            }
          >
            {checked.amount === undefined ? null : <Amount amount={checked.amount} />} {checked.description}{' '}
            {checked.expiryDateAsString
              ? `${text('vouchers.expires')} ${writtenDay(checked.expiryDateAsString, site)}`
              : null}
          </Notice>
        ) : null}
      </Live>
      {redeeming.status === 'failed' ? <Notice tone="failed" title={redeeming.message} /> : null}
    </Panel>
  );
}
