'use client';

import { useEffect, useId, useRef } from 'react';
import { checkoutWords } from '../brands/words/checkout.js';
import type { FoundAddress } from '../model/address.js';
import type { Load } from '../model/load.js';
import { addressInOneLine } from '../rules/common/address.js';
import { Button } from '../ui/Button.js';
import { FieldRow } from '../ui/FieldRow.js';
import { Live } from '../ui/Live.js';
import { Notice } from '../ui/Notice.js';
import { Select } from '../ui/Select.js';
import { useText } from '../ui/scope.js';
import { TextField, type TextFieldProps } from '../ui/TextField.js';

/** The postcode field, the addresses found, and the callbacks. */
export interface PostcodeLookupProps {
  /** Label of the postcode field: postcode or ZIP code. */
  readonly label: string;
  /** Name, handlers, ref and error of the postcode field. */
  readonly field: Partial<TextFieldProps>;
  /** Addresses of the last look-up; undefined before the first. */
  readonly found?: Load<readonly FoundAddress[]> | undefined;
  /** Called on Enter in the field or a press of the look-up button. */
  readonly onLookUp: () => void;
  /** Called with the address chosen from the list. */
  readonly onChoose: (choice: { readonly address: FoundAddress }) => void;
}

/** Postcode field with a list of the addresses found (CHKT-011). Enter starts the look-up and does not submit the form. */
export function PostcodeLookup({ label, field, found, onLookUp, onChoose }: PostcodeLookupProps) {
  const text = useText(checkoutWords);
  const box = useRef<HTMLDivElement>(null);
  const isLooking = found?.status === 'loading';
  useFocusOnResults(box, found);
  return (
    <div ref={box} className="wsk-PostcodeLookup" data-component="PostcodeLookup" data-status={found?.status ?? 'idle'}>
      <FieldRow
        button={
          <Button variant="line" status={isLooking ? 'busy' : 'idle'} onClick={() => onLookUp()}>
            {text(isLooking ? 'address.finding' : 'address.find')}
          </Button>
        }
      >
        <TextField
          label={label}
          width="short"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onLookUp();
          }}
        />
      </FieldRow>
      <Outcome found={found} onChoose={onChoose} />
    </div>
  );
}

function Outcome({ found, onChoose }: Pick<PostcodeLookupProps, 'found' | 'onChoose'>) {
  const text = useText(checkoutWords);
  const id = useId();
  const data = found?.status === 'ready' ? found.data : [];
  return (
    <>
      {found?.status === 'failed' ? <Notice tone="failed" place="row" title={found.message} /> : null}
      <Live>
        {found?.status !== 'ready' ? null : data.length === 0 ? (
          <Notice tone="info" place="row" title={text('address.foundNone')} />
        ) : (
          <span className="wsk-VisuallyHidden">{text.counted('address.found', data.length)}</span>
        )}
      </Live>
      {data.length === 0 ? null : (
        <Select
          // A new list starts without a selection.
          key={data.map(addressInOneLine).join()}
          id={id}
          label={text('address.choose')}
          required={false}
          placeholder={text.counted('address.found', data.length)}
          options={data.map((address, index) => ({ value: String(index), label: addressInOneLine(address) }))}
          onChange={(event) => {
            const address = data[Number(event.target.value)];
            if (event.target.value !== '' && address) onChoose({ address });
          }}
        />
      )}
    </>
  );
}

/** Moves the focus to the list after a look-up, unless the focus has left the box in the meantime. */
function useFocusOnResults(box: { readonly current: HTMLElement | null }, found: PostcodeLookupProps['found']): void {
  const wasLooking = useRef(false);
  useEffect(() => {
    const isNew = wasLooking.current && found?.status === 'ready';
    wasLooking.current = found?.status === 'loading';
    if (isNew && box.current?.contains(document.activeElement)) box.current.querySelector('select')?.focus();
  }, [box, found]);
}
