'use client';

import type { ReactNode } from 'react';
import { WineCard } from '../../blocks/WineCard.js';
import { accountWords } from '../../brands/words/account.js';
import { productWords } from '../../brands/words/product.js';
import type { UserItem } from '../../model/account.js';
import { type Action, idle, type Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { bottlesOfCase } from '../../rules/basket/basketCount.js';
import { bottlesOfOneEach } from '../../rules/common/cases.js';
import { formatPrice } from '../../rules/common/money.js';
import { ownValue } from '../../rules/common/ownValue.js';
import { priceOfOneEach } from '../../rules/common/price.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { favouriteProducts } from '../../rules/common/userItems.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { WineListPage } from './WineListPage.js';

/** The favourites, and the callbacks of the page. */
export interface FavouritesPageProps {
  /** Favourites, in the order the shop returns them. */
  readonly favourites: Load<readonly UserItem[]>;
  /** State of removals, by item code. */
  readonly removals?: Readonly<Record<string, Action>>;
  /** State of adding one unit of each favourite to the basket. */
  readonly addingAll?: Action;
  /** Last change, announced to assistive technology. */
  readonly announcement?: string | undefined;
  /** Renders the add button of a product, including any error. */
  readonly addButton: (product: Product) => ReactNode;
  /** Called when the shopper removes a product from the favourites. */
  readonly onRemove: (removal: { readonly product: Product }) => void;
  /** Called when the shopper adds one unit of each available product. */
  readonly onAddAll: (request: { readonly products: readonly Product[] }) => void;
  /** Called to fetch the favourites again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with a customer's favourites, each of which can be added to the basket or removed (ACCT-049, PROD-101). */
export function FavouritesPage({
  favourites,
  removals = {},
  addingAll = idle,
  announcement,
  addButton,
  onRemove,
  onAddAll,
  onRetry,
}: FavouritesPageProps) {
  const text = useText(accountWords, productWords);
  const { site } = useScope();
  const products = favourites.status === 'ready' ? favouriteProducts(favourites.data) : [];
  const sellable = products.filter((product) => !isSoldOut(product));
  // From twelve bottles on the volume price may apply, which only the basket knows.
  const total =
    sellable.length === products.length && bottlesOfOneEach(products) < bottlesOfCase
      ? priceOfOneEach(products)
      : undefined;
  return (
    <WineListPage
      component="FavouritesPage"
      layout="cards"
      title={text('favourites.title')}
      lead={text('favourites.lead')}
      count={text.counted('favourites.count', products.length)}
      action={
        favourites.status === 'loading' ? (
          <div className="wsk-FavouritesPage-addAll">
            <Skeleton shape="block" />
          </div>
        ) : sellable.length > 1 ? (
          <ActionButton
            variant="line"
            action={addingAll}
            label={
              total === undefined
                ? text('favourites.addAll')
                : text('favourites.addAllFor', { price: formatPrice(total, site) })
            }
            busyLabel={text('product.adding')}
            doneLabel={text('product.added')}
            onClick={() => onAddAll({ products: sellable })}
          />
        ) : null
      }
      notice={addingAll.status === 'failed' ? <Notice tone="failed" title={addingAll.message} /> : null}
      announcement={announcement}
      load={favourites}
      loadingText={text('favourites.loading')}
      empty={{
        title: text('favourites.none'),
        text: text('favourites.noneText'),
        action: text('favourites.noneAction'),
      }}
      onRetry={onRetry}
    >
      {products.map((product, place) => (
        <Favourite
          key={product.itemCode}
          product={product}
          place={place}
          removal={ownValue(removals, product.itemCode) ?? idle}
          addButton={addButton(product)}
          onRemove={() => onRemove({ product })}
        />
      ))}
    </WineListPage>
  );
}

interface FavouriteProps {
  readonly product: Product;
  readonly place: number;
  readonly removal: Action;
  readonly addButton: ReactNode;
  readonly onRemove: () => void;
}

function Favourite({ product, place, removal, addButton, onRemove }: FavouriteProps) {
  const text = useText(accountWords);
  const isLeaving = removal.status === 'busy';
  const name = [product.name, product.vintage].filter(Boolean).join(' ');
  return (
    <WineCard
      product={product}
      level={2}
      place={place}
      lazy={place > 3}
      buy={addButton}
      more={
        <>
          <span className="wsk-FavouritesPage-remove">
            <Button
              variant="text"
              aria-label={isLeaving ? undefined : text('favourites.removeNamed', { name })}
              status={isLeaving ? 'busy' : 'idle'}
              onClick={() => onRemove()}
            >
              {text(isLeaving ? 'favourites.removing' : 'favourites.remove')}
            </Button>
          </span>
          {removal.status === 'failed' ? (
            <div className="wsk-FavouritesPage-problem" data-ground="page">
              <Notice tone="failed" place="row" title={removal.message} />
            </div>
          ) : null}
        </>
      }
    />
  );
}
