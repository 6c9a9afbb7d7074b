'use client';

import { useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Address } from '../../model/address.js';
import { countryTable } from '../../model/site.js';
import {
  type CollectionPlace,
  collectionAddressOf,
  collectionKinds,
  placeOfLocation,
  placeOfShop,
} from '../../rules/checkout/collection.js';
import { fieldsOfAddress, type PersonFields, postcodeOf } from '../../rules/common/address.js';
import { CollectionPicker, type CollectionSearch } from '../../screens/checkout/CollectionPicker.js';
import { useScope, useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useDraft } from '../base/useDraft.js';
import { useFailureText } from '../base/useFailureText.js';
import { useLoad } from '../base/useLoad.js';
import { addressBookCalls } from '../shop/accountCalls.js';
import { checkoutCalls, deliveryCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import type { Checkout } from './useCheckout.js';

/** The server lists no collection method for a place that it returned itself. */
const notOpen = new Error('There is no method of collection at this place.');

interface CollectionPartProps {
  /** The current address of the order, if any. */
  readonly given: Address | undefined;
  /** Whether the order is already collected from that address. */
  readonly isCollected: boolean;
  readonly checkout: Checkout;
  readonly onSaved: () => void;
}

/** The place where an order is collected: found by postcode and kind, and saved as the address of the order together
 * with its collection method (CHKT-012, CHKT-022, CHKT-030, CHKT-031). */
export function CollectionPart({ given, isCollected, checkout, onSaved }: CollectionPartProps) {
  const { client, drafts } = useServices();
  const { site } = useScope();
  const text = useText(checkoutWords);
  const failureText = useFailureText();
  const { profile } = useProfile();
  const { action, run } = useAction({
    failureText: (error) => (error === notOpen ? text('collection.unavailable') : failureText(error)),
  });
  const { firstName = '', lastName = '' } = profile?.summaryDetails ?? {};
  const person: PersonFields = given?.shippingAddress ?? { firstName, lastName, phone: '' };
  const fresh = {
    kind: 'shop',
    postcode: given?.shippingAddress.postcode ?? '',
    placeId: (isCollected && given?.addressId) || '',
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
  };
  const { draft, save, clear } = useDraft('collection', fresh);
  const [start] = useState(draft);
  const selection = start ?? fresh;
  const [search, setSearch] = useState<CollectionSearch>({
    kind: collectionKinds.find((kind) => kind === selection.kind) ?? 'shop',
    postcode: selection.postcode,
  });
  const isAsked = postcodeOf(site.country).safeParse(search.postcode).success;
  const { kind, postcode } = search;
  const places = useLoad({
    queryKey:
      kind === 'own' ? queryKey('findShopAddresses', postcode) : queryKey('listCollectionLocations', postcode, kind),
    queryFn: async ({ signal }): Promise<readonly CollectionPlace[]> =>
      kind === 'own'
        ? (await client.call(addressBookCalls.findShopAddresses, { params: { postcode } }, { signal })).map(placeOfShop)
        : (
            await client.call(deliveryCalls.listCollectionLocations, { query: { postcode, type: kind } }, { signal })
          ).map(placeOfLocation),
    enabled: isAsked,
    staleTime: 0,
  });

  return (
    <CollectionPicker
      search={search}
      places={isAsked ? places.load : undefined}
      start={{
        placeId: selection.placeId,
        firstName: selection.firstName,
        lastName: selection.lastName,
        phone: selection.phone,
      }}
      action={action}
      onSearch={(query) => {
        save({ ...selection, ...query });
        if (query.kind === kind && query.postcode === postcode) places.retry();
        else setSearch(query);
      }}
      onDraft={({ fields }) => save({ ...fields, ...search })}
      onSubmit={({ place, person: collector }) =>
        run(async () => {
          const [method] = await client.call(checkoutCalls.listCheckoutShippingMethods, {
            query: { postcode: place.address.postcode, type: 'collection' },
          });
          if (!method) throw notOpen;
          await client.call(checkoutCalls.addCheckoutShippingAddressV2, {
            body: {
              shippingDetail: collectionAddressOf(place, collector, countryTable[site.country].code),
              options: { createBillingAddrflag: false },
            },
          });
          await client.call(checkoutCalls.setCheckoutShippingMethod, { body: { shippingMethod: method.type } });
          await checkout.refresh();
          // A shopper who switches back to delivery does not have to type the address again.
          if (given && !isCollected) drafts.save('address', fieldsOfAddress(given.shippingAddress, site.country));
          clear();
          onSaved();
        })
      }
    />
  );
}
