'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProductImage } from '../../blocks/ProductImage.js';
import { isCase } from '../../rules/common/cases.js';
import { formatPrice } from '../../rules/common/money.js';
import { leadPrice } from '../../rules/common/price.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { productQuery } from '../shop/productQuery.js';

export interface SuggestedProductProps {
  readonly itemCode: string;
}

/** Delay after which a row counts as settled; the products of rows that appear only briefly during typing are not
 * fetched. */
const settledAfterMs = 250;

/** Loads the product of a suggestion, once typing pauses. The product is optional: if it cannot be fetched, the row is
 * shown without it. */
function useSuggestedProduct(itemCode: string) {
  const { client } = useServices();
  const [hasStood, setHasStood] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStood(true), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...productQuery(client, itemCode), enabled: hasStood }).data;
}

/** Connects the picture beside a suggestion. */
export function SuggestedThumbnail({ itemCode }: SuggestedProductProps) {
  const product = useSuggestedProduct(itemCode);
  return (
    <ProductImage
      src={product?.thumbnailImage || product?.smallImage}
      alt=""
      shape={product && isCase(product) ? 'case' : 'bottle'}
    />
  );
}

/** Connects the price beside a suggestion. */
export function SuggestedPrice({ itemCode }: SuggestedProductProps) {
  const { site } = useScope();
  const product = useSuggestedProduct(itemCode);
  const sku = product?.skus[0];
  return product && sku ? formatPrice(leadPrice(product, sku), site) : null;
}
