import { useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import { type Load, loading, ready } from '../../model/load.js';
import { loginState } from '../../rules/loginState.js';
import { type CheckoutCustomer, GuestRegisteredPage } from '../../screens/checkout/GuestRegisteredPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { checkoutCalls } from '../calls.js';
import { useOpenDialog } from '../dialogs.js';
import { useDraft } from '../drafts.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { useBasket } from '../useBasket.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';
import { useCheckout } from './useCheckout.js';

/** Connects the first page of the checkout. It starts a checkout as a guest or with the account, and suggests signing
 * in, once, to a guest whose email address has an account (CHKT-006, IDENT-079). */
export function GuestRegisteredPageContainer() {
  const { client, navigate } = useServices();
  const { site, href } = useScope();
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

  async function goOn(start: () => Promise<unknown>): Promise<void> {
    await start();
    await checkout.refresh();
    navigate(href('checkoutSteps', { params: { country: site.country }, query: { step: 'delivery' } }));
  }

  /** Only a hint: after a failure the guest goes on without it. */
  const hasAccount = async (email: string): Promise<boolean> => {
    try {
      return (await client.call(checkoutCalls.validateEmailLegacy, { query: { email } })).registered;
    } catch {
      return false;
    }
  };

  return (
    <GuestRegisteredPage
      customer={customer}
      isEmpty={known?.lineItems.length === 0}
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
      onRegistered={() => run(() => goOn(() => client.call(checkoutCalls.createRegisteredCheckout)))}
      onSignIn={() => openDialog('login', {})}
      onRetry={refresh}
    />
  );
}
