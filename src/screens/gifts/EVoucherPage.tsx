import { useRef } from 'react';
import { giftsWords } from '../../brands/words/gifts.js';
import { type EVoucherFields, eVoucherAmount, eVoucherAmountText } from '../../rules/eVoucher.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { EVoucherForm } from './EVoucherForm.js';
import { EVoucherPreview, type EVoucherPreviewProps } from './EVoucherPreview.js';
import { GiftParcel } from './GiftParcel.js';
import { GiftsHead } from './GiftsHead.js';

/** How far the e-voucher is, and what the page reports. */
export interface EVoucherPageProps extends EVoucherPreviewProps {
  /** What is in the form, and on the preview. */
  readonly fields: EVoucherFields;
  /** The form, or the preview of what is in it; once the action is done, neither (GIFT-008). */
  readonly step: 'form' | 'preview';
  /** Called with the form's values after every change, so that the caller can keep a draft. */
  readonly onDraft: (draft: { readonly fields: EVoucherFields }) => void;
  /** Called with the form's values once they are valid: the preview comes next (GIFT-009). */
  readonly onPreview: (given: { readonly fields: EVoucherFields }) => void;
  /** Called to begin another e-voucher after one was added. */
  readonly onAnother: () => void;
}

/** Page of the e-voucher: form, then preview, then into the basket (GIFT-003, GIFT-008). */
export function EVoucherPage({ step, onDraft, onPreview, onAnother, ...preview }: EVoucherPageProps) {
  const { fields, action } = preview;
  const { href } = useScope();
  const text = useText(giftsWords);
  const page = useRef<HTMLDivElement>(null);
  const shown = action.status === 'done' ? 'added' : step;
  useFocusOnChange(shown, () => page.current?.querySelector<HTMLElement>('.wsk-EVoucherPage-heading'));
  return (
    <div
      ref={page}
      className="wsk-Container wsk-EVoucherPage"
      data-component="EVoucherPage"
      data-status={action.status}
      data-step={shown}
    >
      {shown === 'form' ? (
        <>
          <GiftsHead title={text('eVoucher.title')} lead={text('eVoucher.lead')} art={<GiftParcel />}>
            <p className="wsk-Text">
              {text('eVoucher.own')} <Link href={href('purchaseVoucher')}>{text('eVoucher.ownLink')}</Link>
            </p>
          </GiftsHead>
          <Panel as="section" className="wsk-EVoucherPage-form">
            <StepHeading step={1} title={text('eVoucher.formTitle')} />
            <EVoucherForm start={fields} label={text('eVoucher.preview')} onDraft={onDraft} onSubmit={onPreview} />
          </Panel>
        </>
      ) : (
        <>
          <h1 className="wsk-Heading" data-level="title">
            {text('eVoucher.title')}
          </h1>
          {shown === 'added' ? (
            <Added fields={fields} onAnother={onAnother} />
          ) : (
            <section className="wsk-EVoucherPage-preview">
              <StepHeading step={2} title={text('eVoucher.previewTitle')} />
              <EVoucherPreview {...preview} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function StepHeading({ step, title }: { readonly step: number; readonly title: string }) {
  const text = useText(giftsWords);
  return (
    <div className="wsk-EVoucherPage-step">
      <p className="wsk-Caption">{text('eVoucher.step', { step })}</p>
      <h2 className="wsk-Heading wsk-EVoucherPage-heading" data-level="2" tabIndex={-1}>
        {title}
      </h2>
    </div>
  );
}

function Added({ fields, onAnother }: Pick<EVoucherPageProps, 'fields' | 'onAnother'>) {
  const { site, href } = useScope();
  const text = useText(giftsWords);
  return (
    <Panel as="section" className="wsk-EVoucherPage-added">
      <h2 className="wsk-Heading wsk-EVoucherPage-heading" data-level="2" tabIndex={-1}>
        {text('eVoucher.addedTitle')}
      </h2>
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
