'use client';

import { type SubmitEvent, useState } from 'react';
import { giftsWords } from '../../brands/words/gifts.js';
import { Button } from '../../ui/Button.js';
import { Form } from '../../ui/Form.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { useText } from '../../ui/scope.js';

/** The types of gift to choose from (GIFT-005). */
export type GiftType = 'giftCard' | 'eVoucher';

/** Initial value and callback of the chooser. */
export interface GiftChooserProps {
  /** The type selected at first; none unless set. */
  readonly start?: GiftType;
  /** Called with the selected type; the caller navigates to its page (GIFT-007). */
  readonly onSubmit: (choice: { readonly type: GiftType }) => void;
}

const types = ['giftCard', 'eVoucher'] as const satisfies readonly GiftType[];

/** Lets the shopper choose between gift card and e-voucher; the button is enabled once one of them is selected
 * (GIFT-005 to GIFT-007). */
export function GiftChooser({ start, onSubmit }: GiftChooserProps) {
  const text = useText(giftsWords);
  const [type, setType] = useState(start);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (type) onSubmit({ type });
  }
  return (
    <Form className="wsk-GiftChooser" data-component="GiftChooser" onSubmit={submit}>
      <RadioGroup
        label={text('giftChooser.title')}
        hint={text('giftChooser.hint')}
        variant="tiles"
        options={types.map((value) => ({
          value,
          label: text(`giftChooser.${value}`),
          hint: text(`giftChooser.${value}Hint`),
        }))}
        value={type ?? ''}
        onChange={({ target }) => setType(types.find((one) => one === target.value))}
      />
      <div className="wsk-Actions" data-narrow="across">
        <Button type="submit" disabled={type === undefined}>
          {text('giftChooser.submit')}
        </Button>
      </div>
    </Form>
  );
}
