'use client';

import type { ReactNode } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { useCardTitle } from '../../blocks/useCardTitle.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { PaymentCard } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import type { Voucher } from '../../model/voucher.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { VoucherTickets } from './VoucherTickets.js';

/** Everything a customer can pay with. */
export interface Wallet {
  /** The saved cards. */
  readonly cards: readonly PaymentCard[];
  /** The vouchers on the account. */
  readonly vouchers: readonly Voucher[];
  /** Balance of the wine reward, in the site's unit; undefined without one. */
  readonly balance?: number | undefined;
}

/** The wallet, and the callback of the page. */
export interface WalletPageProps {
  /** Everything the customer can pay with. */
  readonly wallet: Load<Wallet>;
  /** The `GiftCardBalanceForm` element, below the account's own cards and balances, because a gift card belongs to its
   * holder and not to an account. */
  readonly giftCard: ReactNode;
  /** Called to fetch the wallet again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page with everything a customer can pay with: cards, vouchers and the balance (ACCT-068, OPEN-094). */
export function WalletPage({ wallet, giftCard, onRetry }: WalletPageProps) {
  const href = useHref();
  const text = useText(subscriptionsWords);
  const cardTitle = useCardTitle();
  return (
    <AccountPage
      component="WalletPage"
      title={text('wallet.title')}
      lead={text('wallet.lead')}
      load={wallet}
      loadingText={text('wallet.loading')}
      onRetry={onRetry}
    >
      {({ cards, vouchers, balance }) => (
        <>
          {cards.length + vouchers.length === 0 && balance === undefined ? (
            <EmptyState
              title={text('wallet.empty')}
              action={<ButtonLink href={href('cards')}>{text('wallet.emptyAction')}</ButtonLink>}
            >
              {text('wallet.emptyText')}
            </EmptyState>
          ) : (
            <>
              {balance === undefined ? null : (
                <AccountPart
                  title={text('wallet.balance')}
                  tools={
                    <Link place="row" href={href('savingsAccount')}>
                      {text('wallet.manageSavings')}
                    </Link>
                  }
                >
                  <p className="wsk-WalletPage-balance">
                    <Amount amount={balance} size="total" />
                  </p>
                </AccountPart>
              )}
              <AccountPart
                title={text('wallet.cards')}
                tools={
                  <Link place="row" href={href('cards')}>
                    {text('wallet.manageCards')}
                  </Link>
                }
              >
                {cards.length === 0 ? (
                  <p className="wsk-Text">{text('wallet.noCards')}</p>
                ) : (
                  <ul className="wsk-WalletPage-cards">
                    {cards.map((card) => (
                      <li key={card.cardId} className="wsk-WalletPage-card">
                        {cardTitle(card)}
                      </li>
                    ))}
                  </ul>
                )}
              </AccountPart>
              <AccountPart
                title={text('wallet.vouchers')}
                tools={
                  <Link place="row" href={href('vouchers')}>
                    {text('wallet.manageVouchers')}
                  </Link>
                }
              >
                {vouchers.length === 0 ? (
                  <p className="wsk-Text">{text('wallet.noVouchers')}</p>
                ) : (
                  <VoucherTickets vouchers={vouchers} />
                )}
              </AccountPart>
            </>
          )}
          {giftCard}
        </>
      )}
    </AccountPage>
  );
}
