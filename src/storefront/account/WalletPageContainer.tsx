'use client';

import { useState } from 'react';
import { GiftCardBalanceForm } from '../../blocks/GiftCardBalanceForm.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { loading, ready } from '../../model/load.js';
import { WalletPage } from '../../screens/account/WalletPage.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { voucherCalls } from '../shop/calls.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useProfile } from '../shop/useProfile.js';
import { useSavingsAccount } from '../shop/useSavingsAccount.js';
import { useVouchers } from './useVouchers.js';

/** Connects the wallet, which is shown once every part of it has loaded. */
export function WalletPageContainer() {
  const { profile } = useProfile();
  const vouchers = useVouchers();
  const savings = useSavingsAccount();
  const tryAgain = useTryAgain();
  usePageTitle(useText(subscriptionsWords)('wallet.title'));
  const failure = [vouchers, savings].find(({ load }) => load.status === 'failed');
  return (
    <AccountLayoutContainer current="wallet">
      <WalletPage
        wallet={
          failure?.load.status === 'failed'
            ? failure.load
            : vouchers.load.status === 'ready' && savings.load.status === 'ready'
              ? ready({
                  cards: profile?.userDetails?.paymentCards ?? [],
                  vouchers: vouchers.load.data,
                  balance: savings.load.data?.balance,
                })
              : loading
        }
        giftCard={<GiftCardBalance />}
        onRetry={() => tryAgain()}
      />
    </AccountLayoutContainer>
  );
}

/** The balance check, which accepts any gift card; the card's number and PIN are stored nowhere. */
function GiftCardBalance() {
  const { client } = useServices();
  const [balance, setBalance] = useState<number>();
  const { action, run } = useAccountAction();
  return (
    <GiftCardBalanceForm
      balance={balance}
      action={action}
      onCheck={({ cardNumber, voucherPin }) =>
        run(async () => {
          setBalance(undefined);
          const found = await client.call(voucherCalls.getGiftCardBalance, {
            params: { cardNumber },
            query: { pin: voucherPin },
          });
          setBalance(found.balance);
        })
      }
    />
  );
}
