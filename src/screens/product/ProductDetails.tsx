'use client';

import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { KeyOf, Text } from '../../brands/words.js';
import type { Product } from '../../model/product.js';
import type { Site } from '../../model/site.js';
import { writtenDay } from '../../rules/common/days.js';
import { useScope, useText } from '../../ui/scope.js';

/** The product whose facts are shown. */
export interface ProductDetailsProps {
  /** A product; missing facts are left out. */
  readonly product: Product;
}

/** The known facts about a product in a fixed order, without price and stock. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const { site, brand } = useScope();
  const text = useText(productPageWords, productWords);
  const facts = factsOf(product, text, site);
  if (facts.length === 0) return null;
  return (
    <dl
      className="wsk-ProductDetails"
      data-component="ProductDetails"
      data-facts={brand.look.variants.facts}
      data-ground={brand.look.variants.facts === 'board' ? 'strip' : undefined}
    >
      {facts.map(([name, value]) => (
        <div className="wsk-ProductDetails-fact" key={name}>
          <dt className="wsk-ProductDetails-name">{name}</dt>
          <dd className="wsk-ProductDetails-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(
  product: Product,
  text: Text<KeyOf<typeof productPageWords | typeof productWords>>,
  site: Site,
): [name: string, value: string][] {
  const { drinkCharacteristics: traits, alcoholPercent, alcoholUnits } = product;
  const alcohol =
    alcoholPercent === undefined
      ? undefined
      : alcoholUnits === undefined
        ? text('product.alcoholPercent', { percent: alcoholPercent })
        : text('product.alcoholValue', { percent: alcoholPercent, units: alcoholUnits });
  const character = [
    traits?.vegan ? text('product.vegan') : undefined,
    traits?.vegetarian ? text('product.vegetarian') : undefined,
    traits?.organic ? text('product.organic') : undefined,
  ].filter((trait) => trait !== undefined);
  const facts: [string, string | undefined][] = [
    [text('product.grape'), product.grapeName],
    [text('product.style'), product.styleName],
    [text('product.colour'), product.colourName],
    [text('product.alcohol'), alcohol],
    [text('product.appellation'), product.appellationName],
    [text('product.country'), product.countryName],
    [
      text('product.bottleSize'),
      product.bottleSize === undefined
        ? undefined
        : text('product.bottleSizeValue', {
            centilitres: Number((product.bottleSize / 10).toFixed(1)),
            millilitres: product.bottleSize,
          }),
    ],
    [text('product.drinkBy'), product.drinkByDateAsString && writtenDay(product.drinkByDateAsString, site)],
    [text('product.allergens'), product.allergens?.join(', ')],
    [text('product.character'), character.join(', ')],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
