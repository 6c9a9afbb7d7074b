'use client';

import { type SubmitEvent, useState } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import type { Action, Load } from '../../model/load.js';
import type { OfferedItem, UpsellOffer } from '../../model/offer.js';
import { formatPrice } from '../../rules/common/money.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';

/** The shopper's additions to a placed order. */
export interface AmendChoice {
  /** Accepted offers, one unit of each. */
  readonly offers: readonly UpsellOffer[];
}

interface AmendOfferProps {
  readonly offers: Load<readonly OfferedItem[]>;
  /** Number of bottles the last case still has space for. */
  readonly spaces: number;
  readonly action: Action;
  readonly onAccept: (choice: AmendChoice) => void;
  readonly onReject: () => void;
  readonly onRetry: () => void;
}

const fillsTheCase = ({ type }: UpsellOffer): boolean => type === 'FILL_THE_CASE';

/** Offers for a placed order; the shopper can add some of them or none. */
export function AmendOffer({ offers, spaces, action, onAccept, onReject, onRetry }: AmendOfferProps) {
  const { site } = useScope();
  const text = useText(paymentWords);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hasConsent, setHasConsent] = useState(false);
  const [problem, setProblem] = useState<'choose' | 'consentMissing'>();
  if (offers.status === 'loading')
    return (
      <div className="wsk-AmendOffer" aria-busy>
        <Skeleton shape="block" />
      </div>
    );
  if (offers.status === 'failed') return <RetryNotice title={offers.message} onRetry={onRetry} />;
  if (offers.data.length === 0) return <p className="wsk-Text">{text('amend.offerNone')}</p>;

  const taken = offers.data.filter(({ offer }) => chosen.includes(offer.itemCode)).map(({ offer }) => offer);
  const isFull = taken.filter(fillsTheCase).length >= spaces;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = taken.length === 0 ? 'choose' : hasConsent ? undefined : 'consentMissing';
    setProblem(found);
    if (!found && action.status !== 'busy') onAccept({ offers: taken });
  }

  return (
    <Form className="wsk-AmendOffer" onSubmit={submit}>
      <fieldset className="wsk-AmendOffer-choice">
        <legend className="wsk-Heading" data-level="2">
          {text('amend.offer')}
        </legend>
        <p className="wsk-Text" data-tone="muted">
          {text('amend.offerText')}
        </p>
        {offers.data.map(({ offer, product }) => {
          const isChosen = chosen.includes(offer.itemCode);
          const price = product.skus[0]?.salePrice;
          return (
            <Checkbox
              key={offer.itemCode}
              label={[product.name, product.vintage].filter(Boolean).join(' ')}
              hint={price === undefined ? undefined : formatPrice(price, site)}
              checked={isChosen}
              disabled={!isChosen && isFull && fillsTheCase(offer)}
              onChange={() => {
                setProblem(undefined);
                setChosen(isChosen ? chosen.filter((code) => code !== offer.itemCode) : [...chosen, offer.itemCode]);
              }}
            />
          );
        })}
      </fieldset>
      <Checkbox
        label={text('amend.consent')}
        checked={hasConsent}
        onChange={(event) => {
          setProblem(undefined);
          setHasConsent(event.target.checked);
        }}
      />
      {problem ? (
        <Notice tone="failed" place="row" title={text(`amend.${problem}`)} />
      ) : action.status === 'failed' ? (
        <Notice tone="failed" title={action.message} />
      ) : null}
      <div className="wsk-Actions">
        <ActionButton type="submit" action={action} label={text('amend.accept')} busyLabel={text('amend.saving')} />
        <Button variant="line" onClick={() => (action.status === 'busy' ? undefined : onReject())}>
          {text('amend.reject')}
        </Button>
      </div>
    </Form>
  );
}
