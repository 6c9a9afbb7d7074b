'use client';

import { type ReactNode, useRef } from 'react';
import { useFormFields } from '../../blocks/useFormFields.js';
import { basketWords } from '../../brands/words/basket.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import { failureWords } from '../../brands/words/failure.js';
import type { LoginState } from '../../model/customer.js';
import type { Action, Load } from '../../model/load.js';
import { type Guest, guestFields } from '../../rules/checkout/checkout.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmailField } from '../../ui/EmailField.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Form } from '../../ui/Form.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useFocusRecovery } from '../../ui/useFocusRecovery.js';
import { useHref } from '../../ui/useHref.js';

/** The visitor or customer who checks out. */
export interface CheckoutCustomer {
  readonly login: LoginState;
  readonly firstName?: string | undefined;
}

/** What the first page of the checkout shows, and its callbacks. */
export interface GuestRegisteredPageProps {
  /** Who checks out; the choice is shown once this has loaded. */
  readonly customer: Load<CheckoutCustomer>;
  /** Whether the basket is empty. */
  readonly isEmpty?: boolean;
  /** Whether the basket has a wine plan or a membership, which only an account can hold. */
  readonly needsAccount?: boolean;
  /** Initial value of the email field. */
  readonly emailId?: string;
  /** Whether the submitted email address belongs to an account, so that signing in is suggested (CHKT-006). */
  readonly isKnown?: boolean;
  /** Starting the checkout, as a guest or with the account. */
  readonly action: Action;
  /** Called with a valid email address when the shopper continues as a guest. */
  readonly onGuest: (guest: Guest) => void;
  /** Called when a signed-in customer continues to the checkout. */
  readonly onRegistered: () => void;
  /** Called when the shopper chooses to sign in; the caller opens the dialog. */
  readonly onSignIn: () => void;
  /** Called with the email field's value after every change. */
  readonly onDraft?: (draft: Guest) => void;
  /** Called to load the customer again after that failed. */
  readonly onRetry: () => void;
}

/** First page of the checkout: the shopper signs in or continues as a guest, unless the basket needs an account; a
 * signed-in customer continues directly (CHKT-001 to CHKT-006). Registering means signing in to an existing account (OPEN-071). */
export function GuestRegisteredPage({ customer, isEmpty = false, onRetry, ...rest }: GuestRegisteredPageProps) {
  const href = useHref();
  const text = useText(basketWords, checkoutWords, failureWords);
  const page = useRef<HTMLDivElement>(null);
  useFocusRecovery(page);
  return (
    <div ref={page} className="wsk-Container wsk-GuestRegisteredPage" data-component="GuestRegisteredPage">
      <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
        {text('checkout.title')}
      </h1>
      {isEmpty ? (
        <EmptyState
          title={text('basket.emptyTitle')}
          action={<ButtonLink href={href('home')}>{text('basket.emptyAction')}</ButtonLink>}
        >
          {text('checkout.emptyText')}
        </EmptyState>
      ) : customer.status === 'loading' ? (
        <div className="wsk-GuestRegisteredPage-ways" aria-busy>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      ) : customer.status === 'failed' ? (
        <RetryNotice title={customer.message} onRetry={onRetry}>
          {text('failure.reassurance')}
        </RetryNotice>
      ) : customer.data.login === 'hard' ? (
        <SignedIn customer={customer.data} {...rest} />
      ) : (
        <Ways customer={customer.data} {...rest} />
      )}
    </div>
  );
}

type Ready = Omit<GuestRegisteredPageProps, 'customer' | 'isEmpty' | 'onRetry'> & {
  readonly customer: CheckoutCustomer;
};

function Failure({ action }: { action: Action }) {
  return action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null;
}

function SignedIn({ customer, action, onRegistered }: Ready) {
  const text = useText(checkoutWords);
  const { firstName } = customer;
  return (
    <Way title={firstName ? text('guest.signedIn', { name: firstName }) : text('guest.signedInNoName')}>
      <p className="wsk-Text">{text('guest.signedInText')}</p>
      <Failure action={action} />
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton action={action} label={text('guest.continueSignedIn')} onClick={() => onRegistered()} />
      </div>
    </Way>
  );
}

function Ways({ needsAccount = false, ...props }: Ready) {
  const { customer, onSignIn } = props;
  const href = useHref();
  const text = useText(checkoutWords);
  return (
    <>
      <p className="wsk-Text" data-tone="muted">
        {text('guest.title')}
      </p>
      <div className="wsk-GuestRegisteredPage-ways">
        <Way title={text('guest.signInTitle')}>
          <p className="wsk-Text">
            {customer.login === 'soft' && customer.firstName
              ? text('guest.signInSoft', { name: customer.firstName })
              : text('guest.signInText')}
          </p>
          <p className="wsk-Text" data-size="small" data-tone="muted">
            {text('guest.registerText')}
          </p>
          <div className="wsk-Actions wsk-GuestRegisteredPage-end" data-narrow="across">
            <Button variant="line" onClick={() => onSignIn()}>
              {text('guest.signIn')}
            </Button>
          </div>
        </Way>
        {needsAccount ? (
          <Way title={text('guest.accountTitle')}>
            <p className="wsk-Text">{text('guest.accountText')}</p>
            <div className="wsk-Actions wsk-GuestRegisteredPage-end" data-narrow="across">
              <ButtonLink href={href('cart')} variant="line">
                {text('guest.toBasket')}
              </ButtonLink>
            </div>
          </Way>
        ) : (
          <Way title={text('guest.guestTitle')}>
            <GuestForm {...props} />
          </Way>
        )}
      </div>
    </>
  );
}

function GuestForm({ emailId = '', isKnown = false, action, onGuest, onSignIn, onDraft }: Ready) {
  const text = useText(checkoutWords);
  const { form, field, submit } = useFormFields(guestFields, { emailId });
  return (
    <Form
      className="wsk-GuestRegisteredPage-guest"
      onChange={() => onDraft?.(form.getValues())}
      onSubmit={submit((guest) => onGuest(guest))}
    >
      <EmailField label={text('guest.email')} hint={text('guest.guestText')} {...field('emailId')} />
      <Live>
        {isKnown ? (
          <Notice
            tone="info"
            title={text('guest.known')}
            action={
              <Button variant="line" size="small" onClick={() => onSignIn()}>
                {text('guest.signIn')}
              </Button>
            }
          >
            {text('guest.knownText')}
          </Notice>
        ) : null}
      </Live>
      <Failure action={action} />
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton type="submit" action={action} label={text('guest.continue')} />
      </div>
    </Form>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" className="wsk-GuestRegisteredPage-way">
      <h2 className="wsk-Heading" data-level="3">
        {title}
      </h2>
      {children}
    </Panel>
  );
}
