'use client';

import type { ReactNode } from 'react';
import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineGrid } from '../../blocks/WineGrid.js';
import { giftsWords } from '../../brands/words/gifts.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { GiftChooser, type GiftType } from './GiftChooser.js';
import { GiftParcel } from './GiftParcel.js';
import { GiftsHead } from './GiftsHead.js';

/** Products of one kind, and the search term that finds all of them. */
export interface GiftIdeas {
  /** The first products found. */
  readonly products: Load<readonly Product[]>;
  /** The search term. */
  readonly term: string;
}

/** The gifts to choose from, and the page's callbacks. */
export interface GiftsPageProps {
  /** Ready-made gifts: hampers, glasses and the like. */
  readonly ideas: GiftIdeas;
  /** Cases of wine. */
  readonly cases: GiftIdeas;
  /** Controls on a product's card; without them, cards are only links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
  /** Called with the type of gift the shopper chooses. */
  readonly onChoose: (choice: { readonly type: GiftType }) => void;
  /** Called to fetch products again after they failed to load. */
  readonly onRetry: (request: { readonly part: 'ideas' | 'cases' }) => void;
}

/** Page for choosing a gift: gift card or e-voucher, gifts and cases, and further information (GIFT-001). */
export function GiftsPage({ ideas, cases, partsOf, onChoose, onRetry }: GiftsPageProps) {
  const href = useHref();
  const text = useText(giftsWords);
  return (
    <div className="wsk-Container wsk-GiftsFrame" data-component="GiftsPage">
      <GiftsHead title={text('gifts.title')} lead={text('gifts.lead')} art={<GiftParcel />}>
        <GiftChooser onSubmit={onChoose} />
      </GiftsHead>
      <Ideas {...ideas} title={text('gifts.ideas')} all={text('gifts.ideasAll')}>
        <WineGrid wines={ideas.products} partsOf={partsOf} onRetry={() => onRetry({ part: 'ideas' })} />
      </Ideas>
      <Ideas {...cases} title={text('gifts.cases')} all={text('gifts.casesAll')}>
        <WineGrid wines={cases.products} layout="rail" partsOf={partsOf} onRetry={() => onRetry({ part: 'cases' })} />
      </Ideas>
      <section className="wsk-GiftsPage-part">
        <h2 className="wsk-Heading" data-level="2">
          {text('gifts.more')}
        </h2>
        <ul className="wsk-GiftsPage-more">
          <More name="vouchers" address={href('giftVouchers')} />
          <More name="balance" address={href('wallet')} />
          <More name="message" address={href('cart')} />
        </ul>
      </section>
    </div>
  );
}

interface IdeasProps extends GiftIdeas {
  readonly title: string;
  /** Text of the link to all of the products. */
  readonly all: string;
  readonly children: ReactNode;
}

/** Renders nothing when no products are found. */
function Ideas({ title, all, products, term, children }: IdeasProps) {
  const href = useHref();
  if (products.status === 'ready' && products.data.length === 0) return null;
  return (
    <section className="wsk-GiftsPage-part">
      <div className="wsk-SpreadRow" data-variant="ruled">
        <h2 className="wsk-Heading" data-level="2">
          {title}
        </h2>
        <Link place="alone" onward href={href('searchResults', { query: { Ntt: term } })}>
          {all}
        </Link>
      </div>
      {children}
    </section>
  );
}

function More({ name, address }: { readonly name: 'vouchers' | 'balance' | 'message'; readonly address: string }) {
  const text = useText(giftsWords);
  return (
    <li className="wsk-GiftsPage-fact">
      <h3 className="wsk-Heading" data-level="3">
        {text(`gifts.${name}`)}
      </h3>
      <p className="wsk-Text" data-tone="muted">
        {text(`gifts.${name}Text`)}
      </p>
      <Link place="alone" onward href={address}>
        {text(`gifts.${name}Link`)}
      </Link>
    </li>
  );
}
