'use client';

import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useState } from 'react';
import { gateWords } from '../../brands/words/gate.js';
import { shellWords } from '../../brands/words/shell.js';
import type { Action } from '../../model/load.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { DigitBoxes } from '../../ui/DigitBoxes.js';
import { Form } from '../../ui/Form.js';
import { Icon } from '../../ui/Icon.js';
import { lock } from '../../ui/icons.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';
import { useModalBox } from '../../ui/useModalBox.js';

/** Whether the gate is open, and the state of the check. */
export interface CardNumberGateProps {
  /** Whether the gate is open; it closes only when this changes (GATE-005, OPEN-098). */
  readonly open: boolean;
  /** The brand's logo, as in the header, which the gate covers. */
  readonly logo: ReactNode;
  /** State of the check: if it fails, the server's message is shown unchanged (GATE-029). */
  readonly action: Action;
  /** Called with the six digits (GATE-024). The server decides which are accepted (GATE-023). */
  readonly onSubmit: (entry: { readonly cardId: string }) => void;
}

/** One empty box for each digit (GATE-007). */
const noDigits: readonly string[] = Array.from({ length: 6 }, () => '');

/** Gate of a points brand: asks for the first six digits of a card before the shop opens (GATE-001 to GATE-029). The
 * page behind the gate is inert and does not scroll. The digits are kept only in their boxes. */
export function CardNumberGate({ open, logo, action, onSubmit }: CardNumberGateProps) {
  const text = useText(gateWords, shellWords);
  const id = useId();
  const box = useModalBox(open);
  const [digits, setDigits] = useState(noDigits);
  const [isEmpty, setIsEmpty] = useState(false);
  usePageHeld(open);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (action.status === 'busy') return;
    const empty = digits.indexOf('');
    setIsEmpty(empty !== -1);
    if (empty === -1) onSubmit({ cardId: digits.join('') });
    else event.currentTarget.querySelectorAll('input')[empty]?.focus();
  }

  return (
    <dialog
      {...box}
      className="wsk-CardNumberGate"
      data-component="CardNumberGate"
      data-ground="page"
      aria-labelledby={`${id}title`}
      data-page-title={open ? text('gate.title') : undefined}
    >
      <Form className="wsk-CardNumberGate-form" onSubmit={submit}>
        <div className="wsk-CardNumberGate-logo">{logo}</div>
        <h2 className="wsk-Heading" data-level="1" id={`${id}title`}>
          {text('gate.title')}
        </h2>
        <p className="wsk-Text" data-size="lead">
          {text('gate.intro')}
        </p>
        <div className="wsk-CardNumberGate-number">
          <DigitBoxes
            label={text('gate.label')}
            digits={digits}
            marksEmpty={isEmpty}
            refused={action.status === 'failed'}
            describedBy={`${id}part`}
            problem={isEmpty ? `${id}problem` : `${id}refused`}
            onChange={(change) => {
              setDigits(change.digits);
              setIsEmpty(false);
            }}
          >
            <span className="wsk-CardNumberGate-rest" role="img" aria-label={text('gate.rest')}>
              **********
            </span>
          </DigitBoxes>
          <p className="wsk-Text" data-tone="muted" data-size="small" id={`${id}part`}>
            {text('gate.part')}
          </p>
          <p className="wsk-CardNumberGate-problem" role="alert" id={`${id}problem`}>
            {isEmpty ? text('gate.empty') : null}
          </p>
        </div>
        {action.status === 'failed' ? <Notice tone="failed" id={`${id}refused`} title={action.message} /> : null}
        <div className="wsk-Actions" data-with="words" data-narrow="across">
          <ActionButton type="submit" action={action} label={text('gate.continue')} busyLabel={text('gate.checking')} />
          <p className="wsk-Text" data-size="small">
            {text('gate.help')}{' '}
            <Link href={telephoneHref(text.filled('{phone}'))} place="alone">
              {text('shell.call')}
            </Link>
          </p>
        </div>
        <div className="wsk-CardNumberGate-why">
          <Icon drawing={lock} size={20} />
          <div className="wsk-CardNumberGate-reasons">
            <h3 className="wsk-CardNumberGate-question">{text('gate.why')}</h3>
            <p className="wsk-Text" data-size="small">
              {text('gate.reason')}
            </p>
            <p className="wsk-Text" data-size="small">
              {text('gate.points')}
            </p>
          </div>
        </div>
      </Form>
    </dialog>
  );
}

/** Keeps the page from scrolling while it is covered, and restores its scrolling afterwards (GATE-004, GATE-027). */
function usePageHeld(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isHeld]);
}
