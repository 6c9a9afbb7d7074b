'use client';

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { controlWords } from '../brands/words/controls.js';
import { describedBy, FieldError, FieldHint, type FieldWords } from './Field.js';
import { useText } from './scope.js';

/** The digits in the boxes, and the callback. */
export interface DigitBoxesProps extends Omit<FieldWords, 'optional'>, Pick<ComponentProps<'input'>, 'onBlur' | 'ref'> {
  /** One entry for each box: empty or one digit. */
  readonly digits: readonly string[];
  /** Called with all the digits after every change. */
  readonly onChange: (change: { readonly digits: readonly string[] }) => void;
  /** Whether the boxes are disabled; false unless set. */
  readonly disabled?: boolean;
  /** What a browser may fill in; `off` unless the number is a code that was sent to the shopper. */
  readonly autoComplete?: 'off' | 'one-time-code';
  /** Whether to mark the boxes that are still empty. The message about them is shown elsewhere, unless there is an
   * `error`. */
  readonly marksEmpty?: boolean;
  /** Whether all boxes are marked, because the number was refused. The message about it is shown elsewhere. */
  readonly refused?: boolean;
  /** Id of an element with further text about the number. */
  readonly describedBy?: string;
  /** Id of the element with the message about the marked boxes, if that is shown elsewhere. */
  readonly problem?: string;
  /** Content after the last box, such as the digits that are not asked for. */
  readonly children?: ReactNode;
}

const digitsIn = (typed: string) => typed.replace(/\D/g, '');

/** A short number with one box for each digit, such as part of a card number or a code. Enter submits the surrounding
 * form. The focus advances while the shopper types; the caller validates the digits. `ref` refers to the first box. */
export function DigitBoxes({
  label,
  hint,
  error,
  digits,
  onChange,
  disabled = false,
  autoComplete = 'off',
  marksEmpty = false,
  refused = false,
  describedBy: more,
  problem,
  children,
  onBlur,
  ref,
}: DigitBoxesProps) {
  const text = useText(controlWords);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => {
    const box = row.current?.children[Math.max(0, Math.min(index, digits.length - 1))];
    if (box instanceof HTMLInputElement) box.focus();
  };
  const put = (from: number, typed: string) => {
    onChange({ digits: digits.map((digit, index) => typed[index - from] ?? digit) });
    goTo(from + typed.length);
  };
  /** Fills the boxes. A complete number fills them from the first box on, whichever box receives it. */
  const fill = (index: number, typed: string) => put(typed.length >= digits.length ? 0 : index, typed);
  const erase = (index: number) => {
    const erased = digits[index] === '' ? index - 1 : index;
    if (erased >= 0) onChange({ digits: digits.map((digit, other) => (other === erased ? '' : digit)) });
    goTo(index - 1);
  };
  return (
    <fieldset
      className="wsk-DigitBoxes"
      data-component="DigitBoxes"
      data-invalid={error ? true : undefined}
      disabled={disabled}
      aria-describedby={describedBy(id, { hint }, more)}
    >
      <legend className="wsk-Field-label wsk-DigitBoxes-label">{label}</legend>
      <FieldHint className="wsk-Field-hint wsk-DigitBoxes-hint" id={id}>
        {hint}
      </FieldHint>
      {/* Numbers run from left to right in every language. */}
      <div className="wsk-DigitBoxes-line" dir="ltr">
        <div className="wsk-DigitBoxes-row" ref={row}>
          {digits.map((digit, index) => {
            const isWrong = error || refused || (marksEmpty && digit === '');
            return (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                key={index}
                ref={index === 0 ? ref : undefined}
                className="wsk-DigitBoxes-box"
                type="text"
                inputMode="numeric"
                autoComplete={index === 0 ? autoComplete : 'off'}
                aria-label={text('digits.box', { number: index + 1, count: digits.length })}
                aria-invalid={isWrong ? true : undefined}
                aria-describedby={isWrong ? describedBy(id, { error }, problem) : undefined}
                value={digit}
                onBlur={onBlur}
                onFocus={(event) => event.currentTarget.select()}
                // `onInput` is used instead of `onChange`, because typing the same digit again is not a change but must
                // still advance the focus.
                onChange={() => {}}
                onInput={(event) => {
                  const { value } = event.currentTarget;
                  const typed = digitsIn(value);
                  const added = digitsIn((event.nativeEvent as InputEvent).data ?? '').at(-1);
                  if (value === '') erase(index);
                  // The box holds one digit more than before; the new digit may be before or after the old one.
                  else if (typed !== '' && typed.length <= digit.length + 1) put(index, added ?? typed.slice(-1));
                  else if (typed !== '') fill(index, typed);
                }}
                onPaste={(event) => {
                  event.preventDefault();
                  const pasted = digitsIn(event.clipboardData.getData('text'));
                  if (pasted) fill(index, pasted);
                }}
                onKeyDown={(event) => {
                  if (event.ctrlKey || event.metaKey || event.altKey) return;
                  const { key } = event;
                  if (/^\d$/.test(key)) put(index, key);
                  else if (key === 'ArrowLeft') goTo(index - 1);
                  else if (key === 'ArrowRight') goTo(index + 1);
                  else if (key === 'Backspace' || key === 'Delete') erase(index);
                  else return;
                  event.preventDefault();
                }}
              />
            );
          })}
        </div>
        {children}
      </div>
      <FieldError className="wsk-Field-error wsk-DigitBoxes-error" id={id}>
        {error}
      </FieldError>
    </fieldset>
  );
}
