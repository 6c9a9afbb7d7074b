import { useEffect, useRef } from 'react';
import { fn } from 'storybook/test';
import { WineGrid } from '../../src/blocks/WineGrid.js';
import { idle, ready } from '../../src/model/load.js';
import type { Brand } from '../../src/model/site.js';
import { headerName, loginState } from '../../src/rules/common/loginState.js';
import { BasketPopup } from '../../src/screens/basket/BasketPopup.js';
import { CartLine } from '../../src/screens/basket/CartLine.js';
import { CartSummary } from '../../src/screens/basket/CartSummary.js';
import { Header } from '../../src/screens/header/Header.js';
import { ProductPageBuy } from '../../src/screens/product/ProductPageBuy.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { Button } from '../../src/ui/Button.js';
import { ModalDialog } from '../../src/ui/ModalDialog.js';
import { Notice } from '../../src/ui/Notice.js';
import { handfulOf } from '../handful.js';
import { OwnedHeaderBasket } from '../header/OwnedHeaderBasket.js';
import { OwnedSearchPanel } from '../search/OwnedSearchPanel.js';
import { type StoryWorld, worldOf } from '../world.js';
import './matrix.css';

/** One brand, shown by its characteristic parts: its header, a few cards, an offer, buttons, a notice, a basket line
 * and a dialog. */
export function BrandSheet({ brand }: { brand: Brand }) {
  const world = worldOf({ brand: brand.id, login: 'soft' });
  return (
    <section aria-label={brand.displayName} className="matrix-Sheet">
      <BrandScope site={world.site} brand={brand}>
        <SheetHeader world={world} />
        <div className="wsk-Container matrix-Sheet-body">
          <div className="matrix-Sheet-cards">
            <WineGrid wines={ready(handfulOf(world, 3))} layout="rail" onRetry={fn()} />
          </div>
          <div className="matrix-Sheet-offer">
            <ProductPageBuy
              product={world.product('lowStockWine')}
              quantity="6"
              action={idle}
              onQuantityChange={fn()}
              onAdd={fn()}
            />
            <div className="matrix-Sheet-row">
              <Button>Add to cart</Button>
              <Button variant="line">See all</Button>
              <Button variant="line" size="small">
                Try again
              </Button>
              <Button disabled>Sold out</Button>
            </div>
            <Notice tone="failed" title="We could not change that quantity.">
              Nothing has been lost.
            </Notice>
          </div>
          <div className="matrix-Sheet-cart">
            {world
              .answer('getCart')
              .lineItems.slice(0, 1)
              .map((line) => (
                <CartLine key={line.commerceItemId} line={line} action={idle} onQuantityChange={fn()} onRemove={fn()} />
              ))}
          </div>
          <CartSummary cart={world.answer('getCart')} checkoutHref="#checkout" />
        </div>
        <OpenDialog />
      </BrandScope>
    </section>
  );
}

function SheetHeader({ world }: { world: StoryWorld }) {
  const basket = { cart: ready(world.answer('getCart')), open: false, onOpenChange: fn() };
  return (
    <Header
      login={loginState(world.answer('getProfileDetails'))}
      name={headerName(world.answer('getProfileDetails'))}
      signOut={idle}
      onSignIn={fn()}
      onSignOut={fn()}
      search={
        <OwnedSearchPanel
          term=""
          open={false}
          suggestions={ready(world.answer('getSearchData'))}
          onTermChange={fn()}
          onOpenChange={fn()}
          onSubmit={fn()}
        />
      }
      basket={
        <OwnedHeaderBasket
          {...basket}
          popup={
            <BasketPopup cart={basket.cart} checkoutHref="#checkout" cartHref="#cart" onClose={fn()} onRetry={fn()} />
          }
        />
      }
    />
  );
}

/** The dialog as it looks when open, but inside the sheet: a modal dialog would cover the other brands. */
function OpenDialog() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('dialog')?.setAttribute('open', ''), []);
  return (
    <div className="matrix-Sheet-dialog" ref={place}>
      <ModalDialog open={false} title="Keep this wine for later" onClose={fn()}>
        Log in and we keep it on your list, on every device.
      </ModalDialog>
    </div>
  );
}
