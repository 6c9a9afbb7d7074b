'use client';

import { type ReactNode, useState } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { AddressLines } from '../../blocks/AddressLines.js';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.js';
import { cardsWords } from '../../brands/words/cards.js';
import type { BillingAddress } from '../../model/account.js';
import type { Address, PostalAddress } from '../../model/address.js';
import type { Action, Load } from '../../model/load.js';
import { addressLines, postalAddressOf } from '../../rules/common/address.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';

/** Content of the address book. */
export interface AddressBook {
  /** Delivery addresses. */
  readonly addresses: readonly Address[];
  /** Billing address, if known. */
  readonly billing?: BillingAddress | undefined;
}

/** Address being edited: a new one, an existing one, or the billing address. */
export type AddressEdit =
  | { readonly kind: 'new' | 'billing' }
  | { readonly kind: 'change'; readonly addressId: string };

/** The address book, its form, and the callbacks of the page. */
export interface AddressBookPageProps {
  /** The address book. */
  readonly book: Load<AddressBook>;
  /** Address being edited; undefined while no form is open. */
  readonly editing?: AddressEdit | undefined;
  /** The `AddressForm` for that address. */
  readonly form?: ReactNode;
  /** Message about the last change. */
  readonly said?: string | undefined;
  /** State of deleting an address. */
  readonly deleting: Action;
  /** Called when the customer starts or stops editing (undefined). */
  readonly onEdit: (edit: AddressEdit | undefined) => void;
  /** Called once the customer has confirmed; resolves to whether the address was deleted. */
  readonly onDelete: (request: { readonly addressId: string }) => Promise<boolean>;
  /** Called to fetch the address book again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page with a customer's saved addresses and billing address (ACCT-024, ACCT-026). Deleting an address needs
 * confirmation (ACCT-027). */
export function AddressBookPage({
  book,
  editing,
  form,
  said,
  deleting,
  onEdit,
  onDelete,
  onRetry,
}: AddressBookPageProps) {
  const { site } = useScope();
  const text = useText(cardsWords);
  const [asked, setAsked] = useState<string>();
  return (
    <AccountPage
      component="AddressBookPage"
      title={text('addressBook.title')}
      lead={text('addressBook.lead')}
      load={book}
      loadingText={text('addressBook.loading')}
      tools={editing ? null : <Button onClick={() => onEdit({ kind: 'new' })}>{text('addressBook.add')}</Button>}
      onRetry={onRetry}
    >
      {({ addresses, billing }) => (
        <>
          <Live>{said && !editing ? <Notice tone="done" title={said} /> : null}</Live>
          {editing ? (
            <AccountPart
              title={text(
                editing.kind === 'new'
                  ? 'addressBook.addTitle'
                  : editing.kind === 'billing'
                    ? 'addressBook.billing'
                    : 'addressBook.editTitle',
              )}
              tools={
                <Button variant="line" size="small" onClick={() => onEdit(undefined)}>
                  {text('addressBook.cancel')}
                </Button>
              }
            >
              <div className="wsk-AddressBookPage-form">{form}</div>
            </AccountPart>
          ) : (
            <>
              {addresses.length === 0 ? (
                <EmptyState title={text('addressBook.none')}>{text('addressBook.noneText')}</EmptyState>
              ) : (
                <ul className="wsk-AddressBookPage-list">
                  {addresses.map(({ addressId = '', shippingAddress }) => (
                    <Saved
                      key={addressId}
                      address={shippingAddress}
                      onEdit={() => onEdit({ kind: 'change', addressId })}
                      onDelete={() => setAsked(addressId)}
                    />
                  ))}
                </ul>
              )}
              <AccountPart
                title={text('addressBook.billing')}
                tools={
                  <Button variant="line" size="small" onClick={() => onEdit({ kind: 'billing' })}>
                    {text('addressBook.billingEdit')}
                  </Button>
                }
              >
                {billing ? (
                  <AddressLines lines={addressLines(postalAddressOf(billing), site)} />
                ) : (
                  <p className="wsk-Text">{text('addressBook.billingNone')}</p>
                )}
              </AccountPart>
              <ConfirmDialog
                open={addresses.some(({ addressId }) => addressId === asked)}
                title={text('addressBook.deleteTitle')}
                action={deleting}
                confirmLabel={text('addressBook.delete')}
                busyLabel={text('addressBook.deleting')}
                cancelLabel={text('addressBook.keep')}
                onConfirm={async () => {
                  if (asked !== undefined && (await onDelete({ addressId: asked }))) setAsked(undefined);
                }}
                onClose={() => setAsked(undefined)}
              >
                {addresses
                  .filter(({ addressId }) => addressId === asked)
                  .map(({ addressId, shippingAddress }) => (
                    <AddressLines key={addressId} lines={addressLines(shippingAddress, site)} />
                  ))}
                {text('addressBook.deleteText')}
              </ConfirmDialog>
            </>
          )}
        </>
      )}
    </AccountPage>
  );
}

interface SavedProps {
  readonly address: PostalAddress;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Saved({ address, onEdit, onDelete }: SavedProps) {
  const { site } = useScope();
  const text = useText(cardsWords);
  const name = address.company || address.addressLine1;
  return (
    <Panel as="li" variant="flat" className="wsk-AddressBookPage-address">
      <AddressLines lines={addressLines(address, site)} />
      <div className="wsk-Actions" data-size="small">
        <Button
          variant="line"
          size="small"
          aria-label={text('addressBook.editNamed', { address: name })}
          onClick={() => onEdit()}
        >
          {text('addressBook.edit')}
        </Button>
        <Button
          variant="line"
          size="small"
          aria-label={text('addressBook.deleteNamed', { address: name })}
          onClick={() => onDelete()}
        >
          {text('addressBook.delete')}
        </Button>
      </div>
    </Panel>
  );
}
