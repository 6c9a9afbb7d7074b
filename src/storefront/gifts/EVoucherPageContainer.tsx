'use client';

import { useState } from 'react';
import { giftsWords } from '../../brands/words/gifts.js';
import { type EVoucherFields, emptyEVoucher } from '../../rules/gifts/eVoucher.js';
import { EVoucherPage } from '../../screens/gifts/EVoucherPage.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { useText } from '../../ui/scope.js';
import { useDraft } from '../base/useDraft.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useToday } from '../base/useToday.js';
import { useAddEVoucher } from './useAddEVoucher.js';

/** Connects the e-voucher page. What was typed survives a reload until the e-voucher is in the basket. */
export function EVoucherPageContainer() {
  usePageTitle(useText(giftsWords)('eVoucher.title'));
  const today = useToday();
  const { draft, save, clear } = useDraft('eVoucher', emptyEVoucher);
  const [valid, setValid] = useState<EVoucherFields>();
  const [isTouched, setIsTouched] = useState(false);
  const [start, setStart] = useState(draft);
  // The page is shown before the draft's owner is known. Once the draft is available, the form starts again from it,
  // unless the shopper has begun to type.
  if (!isTouched && start !== draft) setStart(draft);
  const fields = valid ?? start ?? emptyEVoucher;
  const [step, setStep] = useState<'form' | 'preview'>('form');
  const { action, reset, add } = useAddEVoucher();
  return (
    <EVoucherPage
      key={start ? 'draft' : 'new'}
      fields={fields}
      step={step}
      today={today}
      logo={<BrandLogo />}
      action={action}
      onDraft={({ fields: typed }) => {
        setIsTouched(true);
        save(typed);
      }}
      onPreview={({ fields: checked }) => {
        setValid(checked);
        setStep('preview');
      }}
      onBack={() => {
        reset();
        setStep('form');
      }}
      onPrint={() => window.print()}
      onSubmit={() => add(fields, clear)}
      onAnother={() => {
        reset();
        setValid(emptyEVoucher);
        setStep('form');
      }}
    />
  );
}
