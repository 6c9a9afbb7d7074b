'use client';

import type { ComponentProps, ReactNode } from 'react';
import { checkoutWords } from '../brands/words/checkout.js';
import type { Load } from '../model/load.js';
import { postcodeLabelOf } from '../rules/common/address.js';
import { Button } from '../ui/Button.js';
import { Form } from '../ui/Form.js';
import { useScope, useText } from '../ui/scope.js';
import { TextField, type TextFieldProps } from '../ui/TextField.js';

interface PostcodeSearchProps {
  /** Name, handlers, ref and error of the postcode field. */
  readonly field: Partial<TextFieldProps>;
  /** Further search fields: the kind of place. */
  readonly children?: ReactNode;
  /** Places found by the last search; the button is busy while they load. */
  readonly places: Load<unknown> | undefined;
  /** Label of the button. */
  readonly label: string;
  /** Label of the button during a search. */
  readonly busyLabel: string;
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
}

/** Search for shops or other places near a postcode. */
export function PostcodeSearch({ field, children, places, label, busyLabel, onSubmit }: PostcodeSearchProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const isBusy = places?.status === 'loading';
  return (
    <Form
      className="wsk-PostcodeSearch"
      data-component="PostcodeSearch"
      data-variant={children ? 'kinds' : undefined}
      onSubmit={onSubmit}
    >
      {children}
      <TextField
        label={text(postcodeLabelOf[site.country])}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...field}
      />
      <div className="wsk-PostcodeSearch-find">
        <Button type="submit" variant="line" status={isBusy ? 'busy' : 'idle'}>
          {isBusy ? busyLabel : label}
        </Button>
      </div>
    </Form>
  );
}
