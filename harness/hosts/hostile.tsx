import kitCss from 'virtual:kit-css';
import { useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { shopOf, worldOf } from '../../mocks/world/world.js';
import {
  BrandScope,
  Button,
  Header,
  ModalDialog,
  Notice,
  ProductPage,
  QuantityBox,
  ReviewsSection,
  SearchPanel,
  TextField,
} from '../../src/entries/index.js';
import { actionIdle, brandCss, designOf, loadReady } from '../../src/entries/model.js';

/** Style sheets of a host page: none, an old site's, or a framework's. */
const hostStyles: Record<string, () => Promise<{ default: string }>> = {
  none: async () => ({ default: '' }),
  legacy: () => import('./legacy.css?inline'),
  bootstrap: () => import('bootstrap/dist/css/bootstrap.css?inline'),
};

const search = new URLSearchParams(window.location.search);
const shop = shopOf(worldOf({ brand: search.get('brand') ?? 'law' }));

function addStyles(css: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
}

/** The host's own page, made of common elements. */
function HostPage() {
  return (
    <section id="host-page">
      <h1>An old shop</h1>
      <p>
        With <a href="#host-page">all our wines</a>, <strong>strong words</strong> and a{' '}
        <button type="button">button</button>.
      </p>
      <form>
        <label>
          Your name <input name="name" defaultValue="Margaret" />
        </label>
        <select defaultValue="b">
          <option value="b">A choice</option>
        </select>
      </form>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <table>
        <tbody>
          <tr>
            <th>Wine</th>
            <td>£9.99</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Kit() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [requests, countRequest] = useReducer((count: number) => count + 1, 0);
  const [quantity, setQuantity] = useState('6');
  const product = shop.items.get(notable.wine)?.product;
  const nothing = () => {};
  return (
    <BrandScope site={shop.site} brand={shop.brand}>
      <Header
        login="hard"
        name="Margaret"
        signOut={actionIdle}
        onSignIn={nothing}
        onSignOut={nothing}
        search={
          <SearchPanel
            term=""
            open={false}
            suggestions={loadReady([])}
            onTermChange={nothing}
            onOpenChange={nothing}
            onSubmit={nothing}
          />
        }
        basket={null}
      />
      {product ? (
        <ProductPage
          product={loadReady(product)}
          itemCode={product.itemCode}
          quantity={quantity}
          action={actionIdle}
          onQuantityChange={({ typed }) => setQuantity(typed)}
          onAdd={() => setOpen(true)}
          onRetry={nothing}
          reviews={<ReviewsSection rating={product.ratingDetails} />}
        />
      ) : null}
      <ModalDialog
        open={open}
        title="Shopping Basket"
        onClose={() => (search.has('stubborn') ? countRequest() : setOpen(false))}
        buttons={
          <>
            <Button variant="line" onClick={() => setAsking(true)}>
              Empty the basket
            </Button>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </>
        }
      >
        <Notice tone="info" title="A sentence in a dialog">
          And what to do about it. Asked to close {requests} times.
        </Notice>
        <TextField label="Email address" hint="Only for this order." />
        <QuantityBox label="How many" value={quantity} onChange={({ typed }) => setQuantity(typed)} />
        <ModalDialog
          open={asking}
          title="Are you sure?"
          onClose={() => setAsking(false)}
          buttons={<Button onClick={() => setAsking(false)}>Keep it</Button>}
        >
          Nothing in it would be kept.
        </ModalDialog>
      </ModalDialog>
    </BrandScope>
  );
}

const host = search.get('host') ?? 'none';
if (search.has('kit')) {
  addStyles(kitCss);
  addStyles(brandCss(designOf(shop.brand)));
}
// The host's styles come last, where they override as much as they can.
addStyles((await (hostStyles[host] ?? hostStyles.none)?.())?.default ?? '');

createRoot(document.getElementById('page') ?? document.body).render(
  <>
    {search.has('page') ? <HostPage /> : null}
    {search.has('kit') ? (
      // Out of the flow, so that neither part changes the position of the other.
      <div
        style={{
          all: 'initial',
          position: 'absolute',
          inset: search.has('page') ? '1200px 0 auto' : '0 0 auto',
          display: 'block',
        }}
      >
        <Kit />
      </div>
    ) : null}
  </>,
);
