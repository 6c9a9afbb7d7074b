'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Accolade } from '../../model/product.js';
import { accoladeWords } from '../../rules/product/accolades.js';
import { Icon } from '../../ui/Icon.js';
import { award } from '../../ui/productIcons.js';
import { useText } from '../../ui/scope.js';

/** The accolades to list. */
export interface AccoladesProps {
  /** Medals, awards and mentions, in the server's order. */
  readonly accolades: readonly Accolade[];
}

/** Accolades of a product, beside its headline: one mark for each, without duplicates. Renders nothing if there are
 * none. */
export function Accolades({ accolades }: AccoladesProps) {
  const text = useText(productPageWords);
  if (accolades.length === 0) return null;
  return (
    <ul className="wsk-Accolades" data-component="Accolades" aria-label={text('product.accolades')}>
      {accolades.map((accolade, place) => {
        const { mark, points, name, source, remark } = accoladeWords(accolade);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wine may win the same medal twice.
          <li className="wsk-Accolades-item" key={place}>
            <span className="wsk-Accolades-mark" data-mark={mark} aria-hidden="true">
              {points ?? <Icon drawing={award} size={26} />}
            </span>
            <span className="wsk-Accolades-words">
              <strong className="wsk-Accolades-name">{name}</strong>
              {source ? <span className="wsk-Accolades-detail">{source}</span> : null}
              {remark ? <span className="wsk-Accolades-detail">{remark}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
