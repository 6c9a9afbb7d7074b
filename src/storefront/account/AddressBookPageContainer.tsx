'use client';

import { useState } from 'react';
import { cardsWords } from '../../brands/words/cards.js';
import type { PostalAddress } from '../../model/address.js';
import { ready } from '../../model/load.js';
import { billingAddressOf, emptyAddressFields, fieldsOfAddress, postalAddressOf } from '../../rules/common/address.js';
import { type AddressBook, AddressBookPage, type AddressEdit } from '../../screens/account/AddressBookPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useSendOnce } from '../base/useSendOnce.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { AddressFormContainer } from '../shop/AddressFormContainer.js';
import { addressBookCalls } from '../shop/accountCalls.js';
import { orReached } from '../shop/orReached.js';
import { useAccountAction, useFreshProfile, useRefetchProfile } from '../shop/useAccountAction.js';
import { useProfile } from '../shop/useProfile.js';

/** Connects the address book, which comes with the profile (OPEN-073). A half-typed address survives a reload. */
export function AddressBookPageContainer() {
  const { client, drafts } = useServices();
  const text = useText(cardsWords);
  const { load, refresh } = useProfile();
  const refetchProfile = useRefetchProfile();
  const freshProfile = useFreshProfile();
  const { draft, save, clear } = useDraft('addressBookEdit', { kind: '', addressId: '' });
  const [editing, setEditing] = useState<AddressEdit | undefined>(editOf(draft));
  const [said, setSaid] = useState<string>();
  const deletion = useAccountAction({ refetch: refetchProfile });
  usePageTitle(text('addressBook.title'));

  function edit(next: AddressEdit | undefined): void {
    setEditing(next);
    setSaid(undefined);
    // A draft belongs to the address it was typed for.
    drafts.clear('addressBookForm');
    if (next) save({ kind: next.kind, addressId: 'addressId' in next ? next.addressId : '' });
    else clear();
  }
  const book: AddressBook | undefined =
    load.status === 'ready'
      ? {
          addresses: load.data.userDetails?.shippingAddresses ?? [],
          billing: load.data.userDetails?.billingAddress,
        }
      : undefined;

  return (
    <AccountLayoutContainer current="addressBook">
      <AddressBookPage
        book={book ? ready(book) : load.status === 'failed' ? load : { status: 'loading' }}
        editing={editing}
        form={
          editing && book ? (
            <Form
              edit={editing}
              book={book}
              onSaved={() => {
                edit(undefined);
                setSaid(text('addressBook.saved'));
              }}
            />
          ) : null
        }
        said={said}
        deleting={deletion.action}
        onEdit={edit}
        onDelete={async ({ addressId }) => {
          const isDeleted = await deletion.run(() =>
            orReached(
              () => client.call(addressBookCalls.deleteShippingAddress, { params: { addressId } }),
              async () => !idsOf((await freshProfile())?.userDetails?.shippingAddresses).has(addressId),
            ),
          );
          if (isDeleted) setSaid(text('addressBook.deleted'));
          return isDeleted;
        }}
        onRetry={refresh}
      />
    </AccountLayoutContainer>
  );
}

function editOf(draft: { kind: string; addressId: string } | undefined): AddressEdit | undefined {
  if (draft?.kind === 'change') return { kind: 'change', addressId: draft.addressId };
  return draft?.kind === 'new' || draft?.kind === 'billing' ? { kind: draft.kind } : undefined;
}

interface FormProps {
  readonly edit: AddressEdit;
  readonly book: AddressBook;
  readonly onSaved: () => void;
}

const idsOf = (addresses: AddressBook['addresses'] = []) => new Set(addresses.map(({ addressId }) => addressId));

interface NewAddress {
  readonly shippingNewAddress: { readonly shippingAddress: PostalAddress };
  readonly createBillingAddrflag: boolean;
}

function Form({ edit, book, onSaved }: FormProps) {
  const { client } = useServices();
  const { site } = useScope();
  const text = useText(cardsWords);
  const refetchProfile = useRefetchProfile();
  const freshProfile = useFreshProfile();
  const sendOnce = useSendOnce();
  const { action, run } = useAccountAction();
  const initial = givenFor(edit, book);
  const start = {
    ...(initial ? fieldsOfAddress(initial, site.country) : emptyAddressFields(site.country)),
    createBillingAddrflag: false,
  };
  const { draft, save, clear } = useDraft('addressBookForm', start);

  const add = (body: NewAddress) =>
    sendOnce({
      body,
      idsBefore: () => idsOf(book.addresses),
      idsNow: async () => idsOf((await freshProfile())?.userDetails?.shippingAddresses),
      send: () => client.call(addressBookCalls.addShippingAddress, { body }),
    });

  async function store(address: PostalAddress, createBillingAddrflag: boolean): Promise<void> {
    if (edit.kind === 'billing')
      await client.call(addressBookCalls.updateBillingAddress, { body: billingAddressOf(address) });
    else if (edit.kind === 'change')
      await client.call(addressBookCalls.updateShippingAddress, {
        params: { addressId: 'addressId' in edit ? edit.addressId : '' },
        body: { shippingAddress: address, createBillingAddrflag },
      });
    else await add({ shippingNewAddress: { shippingAddress: address }, createBillingAddrflag });
  }

  return (
    <AddressFormContainer
      start={draft ?? start}
      action={action}
      offersBilling={edit.kind !== 'billing'}
      submitLabel={text(edit.kind === 'billing' ? 'addressBook.billingSave' : 'addressBook.save')}
      onDraft={({ fields }) => save(fields)}
      onSubmit={({ address, createBillingAddrflag }) =>
        run(async () => {
          await store(address, createBillingAddrflag);
          clear();
          await refetchProfile();
          onSaved();
        })
      }
    />
  );
}

function givenFor(edit: AddressEdit, { addresses, billing }: AddressBook): PostalAddress | undefined {
  if (edit.kind === 'billing') return billing && postalAddressOf(billing);
  if (!('addressId' in edit)) return undefined;
  return addresses.find(({ addressId }) => addressId === edit.addressId)?.shippingAddress;
}
