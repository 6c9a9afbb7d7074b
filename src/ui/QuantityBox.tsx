'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { productWords } from '../brands/words/product.js';
import { maximumQuantity, quantityCharacters, readQuantity } from '../rules/common/basket.js';
import { Icon } from './Icon.js';
import { minus, plus, warning } from './icons.js';
import { useText } from './scope.js';

/** Text of the quantity box, its error, and its callbacks. */
export interface QuantityBoxProps {
  /** The box's accessible name; what it counts is shown beside it. */
  readonly label: string;
  /** What is counted, such as the name of a wine: tells the buttons of several boxes on one page apart. */
  readonly counted?: string;
  /** Text of the box, valid or not. */
  readonly value: string;
  /** Called with the text of the box after every change, by typing or by stepper. */
  readonly onChange: (change: { readonly typed: string }) => void;
  /** Called when the edit is committed: on Enter, on a press of a stepper, or on leaving the box after its text was
   * changed. */
  readonly onCommit?: (commit: { readonly typed: string }) => void;
  /** Message below the box when the typed quantity is invalid. */
  readonly problem?: string | undefined;
  /** Id of a message shown elsewhere, used instead of `problem`. */
  readonly problemId?: string | undefined;
  /** A control that makes the quantity irrelevant, such as the line's remove button: moving the focus to this control
   * does not commit the quantity. */
  readonly heldBy?: RefObject<HTMLElement | null>;
  /** The lowest quantity; 1 unless set. */
  readonly minimum?: 0 | 1;
  /** Whether the box keeps its focus and value but accepts no input. */
  readonly readOnly?: boolean;
  /** Whether nothing can be pasted (UPSL-078); otherwise only a text that is too long for the box cannot. */
  readonly pasteBlocked?: boolean;
}

/** Quantity: a two-character box between two steppers, used on the product page and in basket lines. The caller keeps
 * and validates the text. A typed or pasted text that is too long is not taken, and the box says so, since a shortened
 * number is another one (PROD-073). */
export function QuantityBox({
  label,
  counted,
  value,
  onChange,
  onCommit,
  problem,
  problemId,
  heldBy,
  minimum = 1,
  readOnly = false,
  pasteBlocked = false,
}: QuantityBoxProps) {
  const text = useText(productWords);
  const id = useId();
  const settled = useRef(value);
  // Presses may follow each other faster than the component renders.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const [isTooLong, setTooLong] = useState(false);
  const sentence = isTooLong ? text('product.quantityMost') : problem;
  const sentenceId = sentence === undefined ? problemId : `${id}-problem`;
  function take(typed: string): void {
    setTooLong(typed.length > quantityCharacters);
    if (typed.length <= quantityCharacters) onChange({ typed });
  }
  const commit = (typed: string) => {
    settled.current = typed;
    setTooLong(false);
    onCommit?.({ typed });
  };
  const read = readQuantity(value, minimum);
  const step = (by: 1 | -1) => {
    const from = readQuantity(latest.current, minimum);
    // If the text is invalid, either stepper sets the quantity to 1.
    const typed = String('quantity' in from ? Math.min(Math.max(from.quantity + by, minimum), maximumQuantity) : 1);
    if (typed === latest.current) return;
    latest.current = typed;
    take(typed);
    commit(typed);
  };
  const stepper = (by: 1 | -1) => {
    const atEnd = 'quantity' in read && read.quantity === (by === 1 ? maximumQuantity : minimum);
    const off = readOnly || atEnd;
    return (
      <button
        className="wsk-QuantityBox-step"
        type="button"
        aria-label={[text(by === 1 ? 'product.more' : 'product.fewer'), counted].join(' ').trim()}
        // `disabled` is not used, because it would drop the focus at the end of the range.
        aria-disabled={off || undefined}
        onClick={() => (off ? undefined : step(by))}
      >
        <Icon drawing={by === 1 ? plus : minus} size={18} />
      </button>
    );
  };
  return (
    <div className="wsk-QuantityBox" data-component="QuantityBox" data-problem={sentenceId ? true : undefined}>
      <fieldset
        className="wsk-QuantityBox-control"
        aria-labelledby={`${id}-label`}
        onBlur={(event) => {
          const { relatedTarget } = event;
          if (event.currentTarget.contains(relatedTarget) || value === settled.current) return;
          if (relatedTarget === null || relatedTarget !== heldBy?.current) commit(value);
        }}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) settled.current = value;
        }}
      >
        <label className="wsk-VisuallyHidden" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {stepper(-1)}
        <input
          className="wsk-QuantityBox-typed"
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          readOnly={readOnly}
          aria-invalid={sentenceId ? true : undefined}
          aria-describedby={sentenceId}
          onChange={(event) => take(event.currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault();
            const pasted = event.clipboardData.getData('text').trim();
            if (!readOnly && !pasteBlocked) take(pasted);
          }}
          onDrop={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            // Tab moves the focus to a stepper, which is still inside the component, so leaving the box would not
            // commit.
            if (event.key === 'Enter' || (event.key === 'Tab' && value !== settled.current)) commit(value);
          }}
        />
        {stepper(1)}
      </fieldset>
      {sentence === undefined ? null : (
        <p className="wsk-QuantityBox-problem" id={sentenceId} role={isTooLong ? 'alert' : undefined}>
          <span className="wsk-QuantityBox-icon">
            <Icon drawing={warning} size={16} />
          </span>
          {sentence}
        </p>
      )}
    </div>
  );
}
