'use client';

import { useEffect, useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { LoginState } from '../../model/customer.js';
import { type Load, loading, ready } from '../../model/load.js';
import { isSubscriptionLine } from '../../rules/common/basket.js';
import { loginState } from '../../rules/common/loginState.js';
import { type CheckoutCustomer, GuestRegisteredPage } from '../../screens/checkout/GuestRegisteredPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useDraft } from '../base/useDraft.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { checkoutCalls } from '../shop/calls.js';
import { useBasket } from '../shop/useBasket.js';
import { useProfile } from '../shop/useProfile.js';
import { useCheckout } from './useCheckout.js';

/** Connects the first page of the checkout. A signed-in customer is forwarded immediately, and a recognised one is
 * asked for the password; anyone else starts as a guest, with a single suggestion to sign in if the email address has
 * an account (CHKT-004, CHKT-006, IDENT-079). */
export function GuestRegisteredPageContainer() {
  const { client, navigate } = useServices();
  const { site } = useScope();
  const href = useHref();
  const text = useText(checkoutWords);
  const { load, refresh } = useProfile();
  const { cart, known } = useBasket();
  const checkout = useCheckout();
  const openDialog = useOpenDialog();
  const { action, run } = useAction();
  const { draft, save } = useDraft('guest', { emailId: '' });
  const [knownEmail, setKnownEmail] = useState<string>();
  usePageTitle(text('checkout.title'));
  const customer: Load<CheckoutCustomer> =
    load.status !== 'ready'
      ? load
      : cart.status === 'loading'
        ? loading
        : ready({ login: loginState(load.data), firstName: load.data.summaryDetails?.firstName });

  async function goOn(start: () => Promise<unknown>, options?: { readonly replace: boolean }): Promise<void> {
    await start();
    await checkout.refresh();
    navigate(href('checkoutSteps', { params: { country: site.country }, query: { step: 'delivery' } }), options);
  }

  /** Whether an account exists is only a hint: if the check fails, the guest continues without it. */
  const hasAccount = async (email: string): Promise<boolean> => {
    try {
      return (await client.call(checkoutCalls.validateEmailLegacy, { query: { email } })).registered;
    } catch {
      return false;
    }
  };

  const startRegistered = () =>
    run(() => goOn(() => client.call(checkoutCalls.createRegisteredCheckout), { replace: true }));
  const login = customer.status === 'ready' && known && known.lineItems.length > 0 ? customer.data.login : undefined;
  const greet = useRef((_: LoginState) => {});
  useEffect(() => {
    greet.current = (who) => {
      if (who === 'hard') startRegistered();
      if (who === 'soft') openDialog('login', {});
    };
  });
  useEffect(() => {
    if (login) greet.current(login);
  }, [login]);
  // If forwarding fails, the choice is shown again.
  const isSentOn = login === 'hard' && action.status !== 'failed';

  return (
    <GuestRegisteredPage
      customer={isSentOn ? loading : customer}
      isEmpty={known?.lineItems.length === 0}
      needsAccount={known?.lineItems.some(isSubscriptionLine) ?? false}
      emailId={draft?.emailId ?? ''}
      isKnown={knownEmail !== undefined}
      action={action}
      onDraft={save}
      onGuest={({ emailId }) =>
        run(async () => {
          if (knownEmail !== emailId && (await hasAccount(emailId))) {
            setKnownEmail(emailId);
            return;
          }
          await goOn(() => client.call(checkoutCalls.createGuestCheckout, { body: { emailId } }));
        })
      }
      onRegistered={startRegistered}
      onSignIn={() => openDialog('login', {})}
      onRetry={refresh}
    />
  );
}
