'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import { shellWords } from '../../brands/words/shell.js';
import type { Product } from '../../model/product.js';
import { facetValueOf } from '../../rules/product/facetValue.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

export interface ProductPagePathProps {
  readonly product: Pick<Product, 'name' | 'productType' | 'subProductType' | 'countryName'>;
}

const typeWords = {
  red: 'nav.type.red',
  white: 'nav.type.white',
  rose: 'nav.type.rose',
  sparkling: 'nav.type.sparkling',
} as const;

/** Breadcrumbs of a product: home, its type and its country; the type and country link to lists of similar products. */
export function ProductPagePath({ product }: ProductPagePathProps) {
  const href = useHref();
  const text = useText(productPageWords, shellWords);
  const found = (facet: string, name: string) =>
    href('searchResults', { query: { N: `${facet}:${facetValueOf(name)}` } });
  const type = product.productType === 'wine' ? facetValueOf(product.subProductType ?? '') : '';
  const typeName = Object.entries(typeWords).find(([name]) => name === type)?.[1];
  const steps = [
    { name: text('productPage.home'), at: href('home') },
    ...(typeName ? [{ name: text(typeName), at: found('type', type) }] : []),
    ...(product.countryName ? [{ name: product.countryName, at: found('country', product.countryName) }] : []),
  ];
  return (
    <nav className="wsk-Container wsk-ProductPagePath" aria-label={text('productPage.path')}>
      <ol className="wsk-ProductPagePath-steps">
        {steps.map(({ name, at }) => (
          <li className="wsk-ProductPagePath-step" key={at}>
            <a className="wsk-ProductPagePath-link" href={at}>
              {name}
            </a>
          </li>
        ))}
        <li className="wsk-ProductPagePath-step" aria-current="page">
          <span className="wsk-ProductPagePath-name">{product.name}</span>
        </li>
      </ol>
    </nav>
  );
}
