'use client';

import type { ReactNode } from 'react';
import { failureWords } from '../../brands/words/failure.js';
import { giftsWords } from '../../brands/words/gifts.js';
import type { Action } from '../../model/load.js';
import { type EVoucherFields, eVoucherAmount, eVoucherAmountText, eVoucherExpiry } from '../../rules/gifts/eVoucher.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useScope, useText } from '../../ui/scope.js';
import { GiftVoucherFace } from './GiftVoucherFace.js';

/** The e-voucher, and the preview's callbacks. */
export interface EVoucherPreviewProps {
  /** Valid values of the form. */
  readonly fields: EVoucherFields;
  /** Today as an ISO date: the e-voucher is valid for a year. Without it, no expiry date is shown. */
  readonly today?: string | undefined;
  /** The brand's logo, on the voucher. */
  readonly logo?: ReactNode;
  /** State of adding the e-voucher to the basket: the button shows its progress, and a failure appears above the button
   * (GIFT-042). */
  readonly action: Action;
  /** Called when the shopper goes back to the form (GIFT-010). */
  readonly onBack: () => void;
  /** Called when the shopper prints the page. */
  readonly onPrint: () => void;
  /** Called to add the e-voucher to the basket. */
  readonly onSubmit: () => void;
}

/** Preview of the e-voucher as its recipient will see it, with buttons to go back to the form and to add it to the
 * basket (GIFT-009, GIFT-010, GIFT-030). */
export function EVoucherPreview({ fields, today, logo, action, onBack, onPrint, onSubmit }: EVoucherPreviewProps) {
  const { site } = useScope();
  const text = useText(failureWords, giftsWords);
  const back = (
    <Button variant="line" onClick={() => onBack()}>
      {text('eVoucher.back')}
    </Button>
  );
  return (
    <div className="wsk-EVoucherPreview" data-component="EVoucherPreview">
      <div className="wsk-EVoucherPreview-bar">
        {back}
        <Button variant="line" onClick={() => onPrint()}>
          {text('eVoucher.print')}
        </Button>
      </div>
      <div className="wsk-EVoucherPreview-stage" data-ground="stage">
        <GiftVoucherFace
          caption={text('eVoucher.face')}
          amount={eVoucherAmountText(eVoucherAmount(fields), site)}
          logo={logo}
          stub={
            <dl className="wsk-EVoucherPreview-facts">
              <div className="wsk-EVoucherPreview-pair">
                <dt className="wsk-EVoucherPreview-fact">{text('eVoucher.code')}</dt>
                <dd className="wsk-EVoucherPreview-value">{text('eVoucher.codeText')}</dd>
              </div>
              {today === undefined ? null : (
                <div className="wsk-EVoucherPreview-pair">
                  <dt className="wsk-EVoucherPreview-fact">{text('eVoucher.expires')}</dt>
                  <dd className="wsk-EVoucherPreview-value" data-figure>
                    {eVoucherExpiry(today)}
                  </dd>
                </div>
              )}
            </dl>
          }
        >
          <p className="wsk-Heading" data-level="3">
            {text('eVoucher.to', { name: fields.recipientName })}
          </p>
          <p className="wsk-Text wsk-EVoucherPreview-message" data-size="lead">
            {fields.message}
          </p>
        </GiftVoucherFace>
      </div>
      <p className="wsk-Text wsk-EVoucherPreview-sent">{text('eVoucher.sentTo', { email: fields.recipientEmail })}</p>
      {action.status === 'failed' ? (
        <Notice tone="failed" title={action.message}>
          {text('failure.reassurance')}
        </Notice>
      ) : null}
      <div className="wsk-EVoucherPreview-foot">
        <ActionButton
          action={action}
          label={text('eVoucher.add')}
          busyLabel={text('eVoucher.adding')}
          onClick={() => onSubmit()}
        />
        {back}
      </div>
    </div>
  );
}
