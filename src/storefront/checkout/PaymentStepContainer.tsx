'use client';

import { useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import { shellWords } from '../../brands/words/shell.js';
import { ApiError } from '../../model/error.js';
import { loading } from '../../model/load.js';
import type { CardAuthentication, Order } from '../../model/order.js';
import { countryTable } from '../../model/site.js';
import { paymentLogos, usualPaymentOptions } from '../../rules/checkout/paymentLogos.js';
import {
  nameOfPart,
  type PaymentMode,
  type PaymentPlan,
  splitOf,
  withoutCard,
} from '../../rules/checkout/paymentPlan.js';
import { cartFigures } from '../../rules/common/basket.js';
import { PaymentStep } from '../../screens/checkout/PaymentStep.js';
import { useScope, useText } from '../../ui/scope.js';
import { Boundary } from '../base/Boundary.js';
import { inTime } from '../base/inTime.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useDevice } from '../base/useDevice.js';
import { customerCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import { GiftPaymentContainer } from './GiftPaymentContainer.js';
import { UnsafeAddressError } from './pageOfAnswer.js';
import { useCardFields } from './useCardFields.js';
import { usePayerAuth } from './usePayerAuth.js';
import { usePaymentFailureText } from './usePayment.js';
import { usePaymentPlan } from './usePaymentPlan.js';
import { usePaymentWays } from './usePaymentWays.js';

/** Consent to keep a card on file (CHKT-072, CHKT-082). */
const cardOnFile = { category: 'PAYMENT', state: 'GRANTED', code: 'COF' } as const;

/** Thrown when the shopper closed a wallet's sheet, in which case there is no token. */
class ClosedSheet extends Error {}

export interface PaymentStepContainerProps {
  readonly order: Order;
  /** Whether to start by replacing the order's current card. */
  readonly isChanging?: boolean;
  /** Called once it is known how the order will be paid, with the card that was authenticated for it, if any. */
  readonly onReady: (ready: {
    readonly plan: PaymentPlan;
    readonly card?: CardAuthentication | undefined;
  }) => Promise<void>;
}

/** Connects the payment step. Balances are only planned here; they are charged when the order is paid. Card fields and
 * wallets create a token, the card's bank authenticates it, and the shop stores only the last four digits (CHKT-045 to
 * CHKT-047). */
export function PaymentStepContainer({ order, isChanging = false, onReady }: PaymentStepContainerProps) {
  const { client, wallets, timeoutMs } = useServices();
  const { site, brand } = useScope();
  const text = useText(checkoutWords, paymentWords, shellWords);
  const device = useDevice();
  const { login, load: profile } = useProfile();
  const failureText = usePaymentFailureText();
  const { plan, setPlan } = usePaymentPlan(order.id);
  const { ways, offered, retry, providerOf } = usePaymentWays();
  const [isReplacing, setIsReplacing] = useState(isChanging);
  const [chosenWay, setChosenWay] = useState<string>();
  const [consent, setConsent] = useState(false);
  const split = splitOf(plan, order, site.money);

  const list = ways.status === 'ready' ? ways.data : [];
  const way =
    list.find(({ id }) => id === (chosenWay ?? (plan.mode === 'creditCard' ? undefined : plan.mode))) ?? list[0];
  const wallet = way?.mode === 'googlePay' || way?.mode === 'applePay' ? wallets[way.mode] : undefined;
  const { action, run, reset } = useAction({
    failureText: (error) => {
      if (error instanceof ApiError || error instanceof UnsafeAddressError) return failureText(error);
      if (error instanceof ClosedSheet && way && way.mode !== 'creditCard')
        return text('pay.notConfirmed', { wallet: text(`payment.logo.${way.mode}`) });
      return text('payment.providerFailed');
    },
  });
  const cardProvider = providerOf('creditCard');
  const cardFields = useCardFields(cardProvider, way);
  const isByCard = plan.mode !== 'paypal';
  const chosen =
    isReplacing || !isByCard || split.left === 0 ? undefined : order.paymentDetails.find(({ cardId }) => cardId);
  const asksConsent = login === 'hard' && way?.mode === 'creditCard' && way.card === undefined;

  async function goOn(mode: PaymentMode, card?: CardAuthentication): Promise<void> {
    const next = { ...plan, mode };
    // Set before `onReady`, because the next step reads the plan.
    setPlan(next);
    await onReady({ plan: next, card });
  }

  const payerAuth = usePayerAuth(async (card) => {
    if (asksConsent && consent) await client.call(customerCalls.createPermission, { body: cardOnFile });
    await goOn(way?.mode ?? 'creditCard', card);
  });

  async function walletToken(): Promise<string> {
    const token = await wallet?.({
      amount: split.left,
      currency: site.currency,
      countryCode: countryTable[site.country].code,
      shopName: brand.displayName,
    });
    if (token === undefined) throw new ClosedSheet();
    return token;
  }

  async function submit(): Promise<void> {
    if (split.left === 0 || chosen) return goOn(plan.mode);
    if (way?.mode === 'paypal') return goOn('paypal');
    // No timeout for a wallet: its sheet stays open for as long as the shopper likes.
    const transientToken = wallet
      ? await walletToken()
      : await inTime(cardFields.tokenise(), timeoutMs, () => new Error('The card fields gave no token in time.'));
    if (transientToken === undefined) return;
    await payerAuth.ask({
      cardProvider: (way && providerOf(way.mode)) ?? cardProvider ?? '',
      transientToken,
      cardId: way?.card?.cardId,
    });
  }

  return (
    <>
      <PaymentStep
        // Saved cards come with the profile.
        ways={profile.status === 'loading' && ways.status === 'ready' ? loading : ways}
        way={way?.id}
        card={cardFields.slot}
        logos={paymentLogos(brand.cardLogos, ways.status === 'ready' ? offered : usualPaymentOptions(site), device)}
        chosen={chosen && { ...chosen, type: plan.mode }}
        total={cartFigures(order, site.money).total}
        payments={split.payments}
        left={split.left}
        lostCards={plan.lostCards}
        gifts={
          <Boundary>
            <GiftPaymentContainer
              plan={plan}
              isGuest={order.isGuest}
              left={split.left}
              onPlan={setPlan}
              onCard={() => setChosenWay('creditCard')}
            />
          </Boundary>
        }
        consent={asksConsent ? consent : undefined}
        {...(isChanging && { continueLabel: text('amend.payThisWay') })}
        action={action}
        onWay={({ id }) => {
          reset();
          setChosenWay(id);
        }}
        onConsent={({ isGiven }) => setConsent(isGiven)}
        onRemove={({ payment }) =>
          setPlan({
            ...plan,
            parts: plan.parts.filter(
              (part) => nameOfPart(part) !== (payment.serialId ?? payment.voucherCode ?? payment.type),
            ),
          })
        }
        onForget={({ lastFour }) => setPlan(withoutCard(plan, lastFour))}
        onReplace={() => setIsReplacing(true)}
        onRetry={() => (ways.status === 'failed' ? retry() : cardFields.retry())}
        onSubmit={() => run(submit)}
      />
      {payerAuth.dialog}
    </>
  );
}
