'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../../blocks/Amount.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { CaseWine } from '../../../model/plan.js';
import type { Product } from '../../../model/product.js';
import { bottlePrice } from '../../../rules/common/price.js';
import { Icon } from '../../../ui/Icon.js';
import { onward } from '../../../ui/icons.js';
import { useText } from '../../../ui/scope.js';

interface SwapPairProps {
  /** The wine that leaves the case. */
  readonly out: CaseWine;
  /** The wine that would take its place; undefined until the customer looks at one. */
  readonly into: Product | undefined;
  /** The customer's opinion of the wine that leaves, which may be the reason for the swap. */
  readonly children?: ReactNode;
}

/** The wine that leaves a case beside the one that would take its place. */
export function SwapPair({ out, into, children }: SwapPairProps) {
  const text = useText(nextCaseWords);
  const [sku] = into?.skus ?? [];
  return (
    <div className="wsk-SwapPair" data-component="SwapPair">
      <Side label={text('flexi.goes')} name={nameOf(out)} picture={out.thumbnailImage} price={out.price}>
        {children}
      </Side>
      <span className="wsk-SwapPair-arrow">
        <Icon drawing={onward} size={20} />
      </span>
      <Side
        label={text('flexi.comes')}
        name={into ? nameOf(into) : text('flexi.comesNone')}
        picture={into?.thumbnailImage}
        price={sku && bottlePrice(sku)}
        isOpen={!into}
      />
    </div>
  );
}

const nameOf = ({ name, vintage }: Pick<CaseWine, 'name' | 'vintage'>): string =>
  [name, vintage].filter(Boolean).join(' ');

interface SideProps {
  readonly label: string;
  readonly name: string;
  readonly picture: string | undefined;
  /** Price of a bottle: a decimal in the site's currency, or whole points. */
  readonly price: number | undefined;
  /** Whether no wine has this place yet. */
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

function Side({ label, name, picture, price, isOpen = false, children }: SideProps) {
  return (
    <div className="wsk-SwapPair-side" data-open={isOpen || undefined}>
      <div className="wsk-SwapPair-art" data-ground={isOpen ? undefined : 'stage'}>
        {isOpen ? null : <ProductImage key={picture} src={picture} alt="" shape="bottle" />}
      </div>
      <div className="wsk-SwapPair-words">
        <span className="wsk-SwapPair-label">{label} </span>
        <span className="wsk-SwapPair-name">{name} </span>
        {price === undefined ? null : <Amount amount={price} size="row" />}
        {children}
      </div>
    </div>
  );
}
