'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Product } from '../../model/product.js';
import { readQuantity } from '../../rules/common/basket.js';
import { isCase } from '../../rules/common/cases.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { ProductPage } from '../../screens/product/ProductPage.js';
import { ReviewsSkeleton } from '../../screens/product/ReviewsSkeleton.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { focusMain } from '../base/focusMain.js';
import { isUnknownItem } from '../base/isUnknownItem.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { pressedPicture } from '../shop/pagePictures.js';
import { productQuery } from '../shop/productQuery.js';
import { RecommendedRail } from '../shop/RecommendedRail.js';
import { useAddToBasket } from '../shop/useAddToBasket.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import type { CaseContentsContainerProps } from './CaseContentsContainer.js';
import { LazyTastingNote } from './lazyTastingNote.js';
import type { ReviewsSectionContainerProps } from './ReviewsSectionContainer.js';

export interface ProductPageContainerProps {
  readonly itemCode: string;
  /** Whether the address requests the tasting note, which then opens over the page (PROD-003). */
  readonly tastingNote?: boolean;
}

/** Connects the product page, which fetches the product and adds it under the basket's rules. */
export function ProductPageContainer({ itemCode, tastingNote = false }: ProductPageContainerProps) {
  const { client, navigate } = useServices();
  const href = useHref();
  const text = useText(productPageWords, productWords);
  const failureText = useFailureText();
  const [quantity, setQuantity] = useState('1');
  const [early] = useState(() => pressedPicture(itemCode));
  const [quantityProblem, setQuantityProblem] = useState<string>();
  const { action, shortage, add, reset } = useAddToBasket();
  const tryAgain = useTryAgain();
  const query = useQuery(productQuery(client, itemCode));
  const product = loadOf(query, failureText);
  const unknown = !query.isFetching && isUnknownItem(query.error);
  usePageTitle(unknown ? text('product.unknownTitle') : query.data?.name);

  function addTyped(): void {
    if (!query.data) return;
    const typed = readQuantity(quantity);
    const requestedQuantity = 'quantity' in typed ? typed.quantity : 1;
    if ('problem' in typed) {
      setQuantityProblem(text(typed.problem === 'outOfRange' ? 'product.quantityRange' : 'product.quantityReset'));
      if (typed.problem === 'outOfRange') return;
      setQuantity('1');
    }
    add(query.data, requestedQuantity);
  }

  return (
    <>
      <ProductPage
        product={product}
        early={early}
        itemCode={itemCode}
        unknown={unknown}
        quantity={quantity}
        quantityProblem={quantityProblem}
        action={action}
        lowStock={shortage}
        contents={query.data && isCase(query.data) ? <CaseContents itemCode={itemCode} /> : null}
        onQuantityChange={({ typed }) => {
          setQuantity(typed);
          setQuantityProblem(undefined);
          reset();
        }}
        onAdd={addTyped}
        onRetry={() => {
          focusMain();
          tryAgain(query.refetch);
        }}
        recommended={product.status === 'loading' ? null : <RecommendedRail without={[itemCode]} />}
        {...(query.data && partsOf(query.data))}
      />
      {query.data ? <ViewRecorder itemCode={itemCode} /> : null}
      {tastingNote ? (
        <LazyTastingNote
          open
          itemCode={itemCode}
          onItsPage
          onClose={() => navigate(href('product', { params: { itemCode } }), { replace: true })}
        />
      ) : null}
    </>
  );
}

/** A part of the page that loads after the first paint, as a separate chunk; the page works without it. */
const CaseContents = lazyScreen<CaseContentsContainerProps>(
  'case',
  async () => (await import('./CaseContentsContainer.js')).CaseContentsContainer,
  () => null,
);
const AlertSignUp = lazyScreen(
  'alerts',
  async () => (await import('./AlertSignUpContainer.js')).AlertSignUpContainer,
  () => null,
);
const NotifyButton = lazyScreen(
  'notify button',
  async () => (await import('./NotifyButtonContainer.js')).NotifyButtonContainer,
  () => null,
);
const BulkDeals = lazyScreen(
  'deals',
  async () => (await import('./BulkDealsContainer.js')).BulkDealsContainer,
  () => null,
);
const ProductUpsell = lazyScreen(
  'offer',
  async () => (await import('../shop/ProductUpsellContainer.js')).ProductUpsellContainer,
  () => null,
);
const UnlimitedPromotion = lazyScreen(
  'membership',
  async () => (await import('./UnlimitedPromotionContainer.js')).UnlimitedPromotionContainer,
  () => null,
);
const Reviews = lazyScreen<ReviewsSectionContainerProps>(
  'reviews',
  async () => (await import('./ReviewsSectionContainer.js')).ReviewsSectionContainer,
  (_, notice) => notice ?? <ReviewsSkeleton />,
);
const ViewRecorder = lazyScreen(
  'record of views',
  async () => (await import('./ViewRecorder.js')).ViewRecorder,
  () => null,
);
const OfferGrid = lazyScreen(
  'offers',
  async () => (await import('./OfferGridContainer.js')).OfferGridContainer,
  () => null,
);

/** Returns the content of the page's slots. A sold-out product has a button for alerts in place of the checkbox, and no
 * deals. */
function partsOf(product: Product) {
  const { itemCode } = product;
  const soldOut = isSoldOut(product);
  return {
    favourite: wineCardParts(product).favourite,
    notify: soldOut ? <NotifyButton itemCode={itemCode} /> : null,
    alerts: soldOut ? null : <AlertSignUp itemCode={itemCode} />,
    deals: (
      <>
        {isCase(product) && !soldOut ? <BulkDeals itemCode={itemCode} /> : null}
        <ProductUpsell itemCode={itemCode} />
        <UnlimitedPromotion itemCode={itemCode} />
      </>
    ),
    reviews: <Reviews product={product} />,
    upsell: <OfferGrid itemCode={itemCode} />,
  };
}
