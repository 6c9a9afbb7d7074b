'use client';

import { useEffect, useState } from 'react';
import { CardForm } from '../../blocks/CardForm.js';
import { cardsWords } from '../../brands/words/cards.js';
import type { PaymentCard } from '../../model/account.js';
import { ready } from '../../model/load.js';
import { cardOfFields } from '../../rules/account/cardForm.js';
import { CardsPage } from '../../screens/account/CardsPage.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useSendOnce } from '../base/useSendOnce.js';
import { useToday } from '../base/useToday.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { cardCalls } from '../shop/accountCalls.js';
import { orReached } from '../shop/orReached.js';
import { useAccountAction, useFreshProfile, useRefetchProfile } from '../shop/useAccountAction.js';
import { useProfile } from '../shop/useProfile.js';

/** Connects the saved cards page; the cards come with the profile (OPEN-073). What is typed into the card form is only
 * sent in the request and stored nowhere; instead, the browser warns before the page is left. */
export function CardsPageContainer() {
  const { client } = useServices();
  const text = useText(cardsWords);
  const { load, refresh } = useProfile();
  const refetchProfile = useRefetchProfile();
  const freshProfile = useFreshProfile();
  const today = useToday();
  const [isAdding, setIsAdding] = useState(false);
  const [said, setSaid] = useState<string>();
  const cards = (load.status === 'ready' && load.data.userDetails?.paymentCards) || [];
  const deletion = useAccountAction({ refetch: refetchProfile });
  const choice = useAccountAction({ refetch: refetchProfile });
  usePageTitle(text('cards.title'));
  const close = (message?: string) => {
    setIsAdding(false);
    setSaid(message);
  };
  return (
    <AccountLayoutContainer current="cards">
      <CardsPage
        cards={
          load.status === 'ready' && today !== undefined
            ? ready(cards)
            : load.status === 'failed'
              ? load
              : { status: 'loading' }
        }
        today={today ?? ''}
        form={isAdding && today !== undefined ? <Form today={today} cards={cards} onClose={close} /> : null}
        said={said}
        deleting={deletion.action}
        choosing={choice.action}
        onAdd={() => setIsAdding(true)}
        onChoose={async ({ cardId }) => {
          const isSet = await choice.run(() =>
            orReached(
              () => client.call(cardCalls.setPaymentCardOptions, { params: { cardId } }),
              async () =>
                (await freshProfile())?.userDetails?.paymentCards?.some(
                  (card) => card.cardId === cardId && card.options === 'default',
                ) ?? false,
            ),
          );
          if (isSet) setSaid(text('cards.saved'));
        }}
        onDelete={async ({ cardId }) => {
          const isDeleted = await deletion.run(() =>
            orReached(
              () => client.call(cardCalls.deletePaymentCard, { params: { cardId } }),
              async () => !idsOf((await freshProfile())?.userDetails?.paymentCards).has(cardId),
            ),
          );
          if (isDeleted) setSaid(text('cards.deleted'));
          return isDeleted;
        }}
        onRetry={refresh}
      />
    </AccountLayoutContainer>
  );
}

interface FormProps {
  readonly today: string;
  /** The cards saved so far. */
  readonly cards: readonly PaymentCard[];
  readonly onClose: (message?: string) => void;
}

const idsOf = (cards: readonly PaymentCard[] = []) => new Set(cards.map(({ cardId }) => cardId));

function Form({ today, cards, onClose }: FormProps) {
  const { client } = useServices();
  const text = useText(cardsWords);
  const refetchProfile = useRefetchProfile();
  const { action, run } = useAccountAction();
  const freshProfile = useFreshProfile();
  const sendOnce = useSendOnce();
  const [isTyped, setIsTyped] = useState(false);
  useLeaveWarning(isTyped);
  return (
    <CardForm
      today={today}
      action={action}
      onTyped={() => setIsTyped(true)}
      onSubmit={({ card }) =>
        run(async () => {
          const { expirationMonth: month, expirationYear: year } = card;
          await sendOnce({
            // Not the full number, which is stored nowhere.
            body: [card.cardNumber.slice(-4), month, year],
            idsBefore: () => idsOf(cards),
            idsNow: async () => idsOf((await freshProfile())?.userDetails?.paymentCards),
            send: () =>
              client.call(cardCalls.savePaymentCard, {
                params: { options: card.isDefault ? 'default' : 'standard' },
                body: cardOfFields(card),
              }),
          });
          await refetchProfile();
          onClose(text('cards.saved'));
        })
      }
      onCancel={() => onClose()}
    />
  );
}

/** Makes the browser ask for confirmation before the page is left. */
function useLeaveWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWanted]);
}
