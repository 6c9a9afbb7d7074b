'use client';

import { useId, useRef, useState } from 'react';
import { giftsWords } from '../../brands/words/gifts.js';
import {
  type EVoucherFields,
  eVoucherAmount,
  eVoucherAmountText,
  eVoucherMaximum,
  eVoucherPresets,
} from '../../rules/gifts/eVoucher.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useHref } from '../../ui/useHref.js';
import { EVoucherForm } from './EVoucherForm.js';
import { EVoucherPreview, type EVoucherPreviewProps } from './EVoucherPreview.js';
import { GiftsHead } from './GiftsHead.js';
import { GiftVoucherFace } from './GiftVoucherFace.js';

/** The current step of the e-voucher, and the page's callbacks. */
export interface EVoucherPageProps extends EVoucherPreviewProps {
  /** The values of the form, which the preview shows too. */
  readonly fields: EVoucherFields;
  /** The form, or the preview of its values; once the e-voucher is in the basket, the page shows neither (GIFT-008). */
  readonly step: 'form' | 'preview';
  /** Called with the form's values after every change, so that the caller can keep a draft. */
  readonly onDraft: (draft: { readonly fields: EVoucherFields }) => void;
  /** Called with the form's values once they are valid; the preview follows (GIFT-009). */
  readonly onPreview: (values: { readonly fields: EVoucherFields }) => void;
  /** Called to start another e-voucher after one was added. */
  readonly onAnother: () => void;
}

/** E-voucher page: the form, then the preview, then adding the e-voucher to the basket (GIFT-003, GIFT-008). */
export function EVoucherPage({ step, onDraft, onPreview, onAnother, ...preview }: EVoucherPageProps) {
  const { fields, action, logo } = preview;
  const { site } = useScope();
  const href = useHref();
  const text = useText(giftsWords);
  const [typed, setTyped] = useState(fields);
  const amount = eVoucherAmount(typed);
  const page = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const currentStep = action.status === 'done' ? 'added' : step;
  useFocusOnChange(currentStep, () => page.current?.querySelector<HTMLElement>('.wsk-EVoucherPage-heading'));
  return (
    <div
      ref={page}
      className="wsk-Container wsk-EVoucherPage"
      data-component="EVoucherPage"
      data-status={action.status}
      data-step={currentStep}
    >
      {currentStep === 'form' ? (
        <GiftsHead
          title={text('eVoucher.title')}
          lead={text('eVoucher.lead')}
          lying
          art={
            <GiftVoucherFace
              caption={text('eVoucher.face')}
              amount={eVoucherAmountText(amount > 0 && amount <= eVoucherMaximum ? amount : eVoucherPresets[1], site)}
              logo={logo}
            />
          }
        >
          <p className="wsk-Text">
            {text('eVoucher.own')} <Link href={href('purchaseVoucher')}>{text('eVoucher.ownLink')}</Link>
          </p>
          <Panel as="section" aria-labelledby={headingId}>
            <div className="wsk-EVoucherPage-step">
              <p className="wsk-Caption">{text('eVoucher.step', { step: 1 })}</p>
              <h2 className="wsk-Heading wsk-EVoucherPage-heading" data-level="3" id={headingId} tabIndex={-1}>
                {text('eVoucher.formTitle')}
              </h2>
            </div>
            <EVoucherForm
              start={fields}
              label={text('eVoucher.preview')}
              onDraft={(draft) => {
                setTyped(draft.fields);
                onDraft(draft);
              }}
              onSubmit={onPreview}
            />
          </Panel>
        </GiftsHead>
      ) : currentStep === 'preview' ? (
        <>
          <div className="wsk-EVoucherPage-step">
            <p className="wsk-Caption">{text('eVoucher.step', { step: 2 })}</p>
            <h1 className="wsk-Heading wsk-EVoucherPage-heading" data-level="title" tabIndex={-1}>
              {text('eVoucher.previewTitle')}
            </h1>
          </div>
          <EVoucherPreview {...preview} />
        </>
      ) : (
        <Added fields={fields} onAnother={onAnother} />
      )}
    </div>
  );
}

function Added({ fields, onAnother }: Pick<EVoucherPageProps, 'fields' | 'onAnother'>) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(giftsWords);
  return (
    <Panel as="section" className="wsk-EVoucherPage-added">
      <h1 className="wsk-Heading wsk-EVoucherPage-heading" data-level="2" tabIndex={-1}>
        {text('eVoucher.addedTitle')}
      </h1>
      <p className="wsk-Text" data-size="lead">
        {text('eVoucher.addedText', {
          amount: eVoucherAmountText(eVoucherAmount(fields), site),
          name: fields.recipientName,
        })}
      </p>
      <div className="wsk-EVoucherPage-ways">
        <ButtonLink href={href('cart')}>{text('eVoucher.basket')}</ButtonLink>
        <Button variant="line" onClick={() => onAnother()}>
          {text('eVoucher.another')}
        </Button>
      </div>
    </Panel>
  );
}
