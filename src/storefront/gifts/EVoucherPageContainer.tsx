import { useState } from 'react';
import { giftsWords } from '../../brands/words/gifts.js';
import { emptyEVoucher } from '../../rules/eVoucher.js';
import { EVoucherPage } from '../../screens/gifts/EVoucherPage.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { useText } from '../../ui/scope.js';
import { useDraft } from '../drafts.js';
import { usePageTitle } from '../usePageTitle.js';
import { useToday } from '../useToday.js';
import { useAddEVoucher } from './useAddEVoucher.js';

/** Connects the page of the e-voucher. What is typed survives a reload until the e-voucher is in the basket. */
export function EVoucherPageContainer() {
  usePageTitle(useText(giftsWords)('eVoucher.title'));
  const today = useToday();
  const { draft, save, clear } = useDraft('eVoucher', emptyEVoucher);
  const [fields, setFields] = useState(draft ?? emptyEVoucher);
  const [step, setStep] = useState<'form' | 'preview'>('form');
  const { action, reset, add } = useAddEVoucher();
  return (
    <EVoucherPage
      fields={fields}
      step={step}
      today={today}
      logo={<BrandLogo />}
      action={action}
      onDraft={({ fields: typed }) => save(typed)}
      onPreview={({ fields: valid }) => {
        setFields(valid);
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
        setFields(emptyEVoucher);
        setStep('form');
      }}
    />
  );
}
