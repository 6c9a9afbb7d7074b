import { addCartItem, removeCartItem, setCartItemQuantity } from '../../src/entries/api.js';
import { queryKey, type StorefrontServices } from '../../src/entries/storefront.js';

interface CartEvent {
  readonly itemType: 'itemcode';
  readonly itemCode: string;
  readonly quantity: number;
}

/** Acts as a host with its own basket: listens to the kit's page events and changes the basket (BSKT-028, OPEN-067). */
export function listenForCartEvents({ client, queries }: StorefrontServices): void {
  const listen = (name: string, change: (event: CartEvent) => Promise<unknown>) =>
    document.addEventListener(name, (event) => {
      change((event as CustomEvent<CartEvent>).detail)
        // The client has already reported it; a host would show its own message.
        .catch(() => {})
        .finally(() => void queries.refetchQueries({ queryKey: queryKey('getCart') }));
    });
  listen('cart:add', ({ itemType, itemCode, quantity }) =>
    client.call(addCartItem, { params: { itemtype: itemType, itemcode: itemCode, quantity } }),
  );
  listen('cart:update', ({ itemCode, quantity }) =>
    client.call(setCartItemQuantity, { params: { itemcode: itemCode, quantity } }),
  );
  listen('cart:remove', ({ itemType, itemCode }) =>
    client.call(removeCartItem, { params: { itemtype: itemType, itemcode: itemCode } }),
  );
}
