import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../model/error.js';
import { readQuantity } from '../../rules/basket.js';
import { ProductPage } from '../../screens/product/ProductPage.js';
import { useScope } from '../../ui/scope.js';
import { customerCalls } from '../calls.js';
import { focusMain } from '../focusMain.js';
import { productQuery } from '../productQuery.js';
import { useServices } from '../StorefrontProvider.js';
import { useAddToBasket } from '../useAddToBasket.js';
import { useFailureText } from '../useFailureText.js';
import { loadOf } from '../useLoad.js';
import { useOneAtATime } from '../useOneAtATime.js';
import { usePageTitle } from '../usePageTitle.js';
import { useTryAgain } from '../useTryAgain.js';

export interface ProductPageContainerProps {
  readonly itemCode: string;
}

/** Connects the product page: fetches the product, and adds it under the basket's rules. */
export function ProductPageContainer({ itemCode }: ProductPageContainerProps) {
  const { client } = useServices();
  const { text } = useScope();
  const failureText = useFailureText();
  const [quantity, setQuantity] = useState('1');
  const [quantityProblem, setQuantityProblem] = useState<string>();
  const { action, shortage, add, reset } = useAddToBasket();
  const once = useOneAtATime();
  const tryAgain = useTryAgain();
  const query = useQuery(productQuery(client, itemCode));
  const product = loadOf(query, failureText);
  const unknown = !query.isFetching && isUnknown(query.error);
  usePageTitle(unknown ? text('product.unknownTitle') : query.data?.name);
  useScrollToReviews(product.status === 'ready');
  useRecordAsViewed(itemCode, product.status === 'ready');

  async function addTyped(): Promise<void> {
    if (!query.data) return;
    const typed = readQuantity(quantity);
    const asked = 'quantity' in typed ? typed.quantity : 1;
    if ('problem' in typed) {
      setQuantityProblem(text(typed.problem === 'outOfRange' ? 'product.quantityRange' : 'product.quantityReset'));
      if (typed.problem === 'outOfRange') return;
      setQuantity('1');
    }
    await add(query.data, asked);
  }

  return (
    <ProductPage
      product={product}
      itemCode={itemCode}
      unknown={unknown}
      quantity={quantity}
      {...(quantityProblem !== undefined && { quantityProblem })}
      action={action}
      {...(shortage && { lowStock: shortage })}
      onQuantityChange={({ typed }) => {
        setQuantity(typed);
        setQuantityProblem(undefined);
        reset();
      }}
      onAdd={() => void once(addTyped)}
      onRetry={() => {
        focusMain();
        tryAgain(query.refetch);
      }}
    />
  );
}

/** Whether no product has the code, or none could have it. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && (error.status === 404 || error.status === 422);

/** Records the product as viewed, in a brand that does so (HOME-054). A failure is logged and not shown. */
function useRecordAsViewed(itemCode: string, isReady: boolean): void {
  const { client } = useServices();
  const { brand } = useScope();
  const isKept = isReady && brand.enableRecentlyBrowsed;
  useEffect(() => {
    if (isKept) void client.call(customerCalls.addRecentlyBrowsed, { params: { itemCode } }).catch(() => {});
  }, [client, itemCode, isKept]);
}

/** Scrolls to `#ReviewsApp` once the reviews are rendered (PROD-002). */
function useScrollToReviews(isReady: boolean): void {
  useEffect(() => {
    if (isReady && window.location.hash === '#ReviewsApp') document.getElementById('ReviewsApp')?.scrollIntoView();
  }, [isReady]);
}
