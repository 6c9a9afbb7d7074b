'use client';

import { useState } from 'react';
import { GiftPaymentForm } from '../../blocks/GiftPaymentForm.js';
import { paymentWords } from '../../brands/words/payment.js';
import { type BalancePart, nameOfPart, type PaymentPlan, withPart } from '../../rules/checkout/paymentPlan.js';
import { formatPrice } from '../../rules/common/money.js';
import { AccountBalances } from '../../screens/checkout/AccountBalances.js';
import { useScope, useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useFailureText } from '../base/useFailureText.js';
import { voucherCalls } from '../shop/calls.js';
import { useSavings } from './useSavings.js';

interface GiftPaymentContainerProps {
  readonly plan: PaymentPlan;
  /** Whether the order belongs to a guest, so that no account balance can pay for it. */
  readonly isGuest: boolean;
  /** The amount left to pay: a decimal in the site's currency, or whole points. */
  readonly left: number;
  readonly onPlan: (plan: PaymentPlan) => void;
  /** Called when the shopper will pay the remaining amount by card. */
  readonly onCard: () => void;
}

const nothingLeft = new Error('nothing left on a gift card');

/** Connects the form for gift cards, vouchers and the account's balances. A gift card's balance is fetched using its
 * PIN, which stays in memory until the order is paid (CHKT-067 to CHKT-070). */
export function GiftPaymentContainer({ plan, isGuest, left, onPlan, onCard }: GiftPaymentContainerProps) {
  const { client } = useServices();
  const { site } = useScope();
  const text = useText(paymentWords);
  const failureText = useFailureText();
  const { action, run } = useAction({
    failureText: (error) => (error === nothingLeft ? text('gift.empty') : failureText(error)),
  });
  const [applied, setApplied] = useState<string>();
  const { savings, isCustomer } = useSavings();
  const isUsed = (type: BalancePart['type']) => plan.parts.some((part) => part.type === type);

  /** Looks up the value of a voucher. The call that checks one refuses those already on the account. */
  async function worthOf(voucherCode: string): Promise<number> {
    const { vouchers } = await client.call(voucherCalls.listVouchers);
    const held = vouchers.find((voucher) => voucher.voucherCode === voucherCode);
    const { amount = 0 } = held ?? (await client.call(voucherCalls.validateVoucher, { params: { voucherCode } }));
    return amount;
  }

  function add(part: BalancePart, name: string): void {
    const own = plan.parts.find((one) => nameOfPart(one) === nameOfPart(part))?.balance ?? 0;
    setApplied(text('gift.applied', { part: name, amount: formatPrice(Math.min(part.balance, left + own), site) }));
    onPlan(withPart(plan, part));
  }

  return (
    <>
      <GiftPaymentForm
        left={left}
        applied={applied}
        action={action}
        onGiftCard={({ cardNumber, voucherPin }) =>
          run(async () => {
            setApplied(undefined);
            const { balance } = await client.call(voucherCalls.getGiftCardBalance, {
              params: { cardNumber },
              query: { pin: voucherPin },
            });
            if (balance <= 0) throw nothingLeft;
            const lastFour = cardNumber.slice(-4);
            add({ type: 'Gift Card', serialId: cardNumber, voucherPin, balance }, text('pay.giftCard', { lastFour }));
          })
        }
        knowsWorth={isCustomer && !isGuest}
        onVoucher={({ voucherCode, worth }) =>
          run(async () => {
            setApplied(undefined);
            const balance = worth ?? (await worthOf(voucherCode));
            if (balance <= 0) throw nothingLeft;
            add({ type: 'Gift Vouchers', voucherCode, balance }, text('pay.giftVoucher', { code: voucherCode }));
          })
        }
        onCard={onCard}
      />
      {isCustomer && !isGuest ? (
        <AccountBalances
          savings={savings > 0 && !isUsed('savings') ? savings : undefined}
          hasPoints={site.money === 'points' && !isUsed('points')}
          onSavings={() => add({ type: 'savings', balance: savings }, text('pay.savings'))}
          onPoints={({ points }) => add({ type: 'points', balance: points }, text('pay.points'))}
        />
      ) : null}
    </>
  );
}
