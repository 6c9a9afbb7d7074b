'use client';

import { type ReactNode, useState } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.js';
import { useCardExpiry } from '../../blocks/useCardExpiry.js';
import { useCardTitle } from '../../blocks/useCardTitle.js';
import { cardsWords } from '../../brands/words/cards.js';
import type { PaymentCard } from '../../model/account.js';
import { type Action, idle, type Load } from '../../model/load.js';
import { isCardExpired } from '../../rules/account/accountNeeds.js';
import { printedNumber } from '../../rules/common/cardNumber.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** The saved cards, the form, and the callbacks of the page. */
export interface CardsPageProps {
  /** The saved cards. */
  readonly cards: Load<readonly PaymentCard[]>;
  /** Today, ISO date. */
  readonly today: string;
  /** The `CardForm` element, while a card is being added. */
  readonly form?: ReactNode;
  /** Message about the last change. */
  readonly said?: string | undefined;
  /** State of deleting a card. */
  readonly deleting: Action;
  /** State of making a card the default. */
  readonly choosing: Action;
  /** Called when the customer wants to add a card. */
  readonly onAdd: () => void;
  /** Called when the customer makes a card the default. */
  readonly onChoose: (request: { readonly cardId: string }) => void;
  /** Called once the customer has confirmed; resolves to whether the card was deleted. */
  readonly onDelete: (request: { readonly cardId: string }) => Promise<boolean>;
  /** Called to fetch the cards again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with the saved cards, where the customer can add a card, make one the default, or delete one after confirmation
 * (ACCT-028, ACCT-039). Only the last four digits of a card number are shown (ACCT-037). */
export function CardsPage({ cards, today, form, said, deleting, choosing, ...page }: CardsPageProps) {
  const text = useText(cardsWords);
  const nameOf = useCardTitle();
  const [asked, setAsked] = useState<string>();
  const { onAdd, onChoose, onDelete, onRetry } = page;
  return (
    <AccountPage
      component="CardsPage"
      title={text('cards.title')}
      lead={text('cards.lead')}
      load={cards}
      loadingText={text('cards.loading')}
      tools={form ? null : <Button onClick={() => onAdd()}>{text('cards.add')}</Button>}
      onRetry={onRetry}
    >
      {(saved) => {
        const card = saved.find(({ cardId }) => cardId === asked);
        return (
          <>
            <Live>{said && !form ? <Notice tone="done" title={said} /> : null}</Live>
            {form ? (
              <AccountPart title={text('cards.addTitle')}>{form}</AccountPart>
            ) : (
              <>
                {choosing.status === 'failed' ? <Notice tone="failed" title={choosing.message} /> : null}
                {saved.length === 0 ? (
                  <EmptyState title={text('cards.none')}>{text('cards.noneText')}</EmptyState>
                ) : (
                  <ul className="wsk-CardsPage-list">
                    {saved.map((one) => (
                      <Saved
                        key={one.cardId}
                        card={one}
                        today={today}
                        choosing={choosing}
                        onChoose={() => onChoose({ cardId: one.cardId })}
                        onDelete={() => setAsked(one.cardId)}
                      />
                    ))}
                  </ul>
                )}
                <ConfirmDialog
                  open={card !== undefined}
                  title={text('cards.deleteTitle')}
                  action={deleting}
                  confirmLabel={text('cards.delete')}
                  busyLabel={text('cards.deleting')}
                  cancelLabel={text('cards.keep')}
                  onConfirm={async () => {
                    if (card && (await onDelete({ cardId: card.cardId }))) setAsked(undefined);
                  }}
                  onClose={() => setAsked(undefined)}
                >
                  {card ? `${nameOf(card)}. ` : null}
                  {text('cards.deleteText')}
                </ConfirmDialog>
              </>
            )}
          </>
        );
      }}
    </AccountPage>
  );
}

interface SavedProps {
  readonly card: PaymentCard;
  readonly today: string;
  readonly choosing: Action;
  readonly onChoose: () => void;
  readonly onDelete: () => void;
}

function Saved({ card, today, choosing, onChoose, onDelete }: SavedProps) {
  const text = useText(cardsWords);
  const name = useCardTitle()(card);
  const expiryOf = useCardExpiry();
  const isExpired = isCardExpired(card, today);
  const isDefault = card.options === 'default';
  return (
    <li className="wsk-CardsPage-card" data-expired={isExpired || undefined}>
      <div className="wsk-CardsPage-face" data-ground={isExpired ? undefined : 'footer'}>
        <p className="wsk-CardsPage-name">
          {name}
          {isDefault ? <span className="wsk-CardsPage-flag">{text('cards.default')}</span> : null}
        </p>
        <p className="wsk-CardsPage-number">{printedNumber(card.cardNumber)}</p>
        <p className="wsk-CardsPage-expiry">{expiryOf(card, today)}</p>
      </div>
      <div className="wsk-Actions" data-size="small">
        {isDefault || isExpired ? null : (
          <ActionButton
            variant="line"
            size="small"
            action={choosing.status === 'failed' ? idle : choosing}
            label={text('cards.makeDefault')}
            aria-label={text('cards.makeDefaultNamed', { card: name })}
            onClick={() => onChoose()}
          />
        )}
        <Button
          variant="line"
          size="small"
          aria-label={text('cards.deleteNamed', { card: name })}
          onClick={() => onDelete()}
        >
          {text('cards.delete')}
        </Button>
      </div>
    </li>
  );
}
