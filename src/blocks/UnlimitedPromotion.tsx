'use client';

import { unlimitedWords } from '../brands/words/unlimited.js';
import type { CustomerProfile } from '../model/customer.js';
import { isUnlimitedPromoted } from '../rules/account/unlimited.js';
import { Icon } from '../ui/Icon.js';
import { delivery } from '../ui/icons.js';
import { Link } from '../ui/Link.js';
import { useScope, useText } from '../ui/scope.js';
import { TruckGraphic } from './TruckGraphic.js';
import { UnlimitedLogo } from './UnlimitedLogo.js';

/** Whom Unlimited is promoted to, and beside what. */
export interface UnlimitedPromotionProps {
  /** Item codes of the page's item and of the basket's: four of them hide it. */
  readonly itemCodes: readonly string[];
  /** The customer; nobody who is a member sees it. */
  readonly profile: CustomerProfile | undefined;
}

/** Line that leads to the Unlimited membership; nothing for a member, nor where the membership is on the page or in the basket
 * (BSKT-072 to BSKT-075). */
export function UnlimitedPromotion({ itemCodes, profile }: UnlimitedPromotionProps) {
  const { brand, href } = useScope();
  const text = useText(unlimitedWords);
  if (!isUnlimitedPromoted(itemCodes, profile)) return null;
  return (
    <aside className="wsk-UnlimitedPromotion" data-component="UnlimitedPromotion" aria-label={text('unlimited.page')}>
      <span className="wsk-UnlimitedPromotion-mark">
        {brand.showsUnlimitedLogo ? (
          <UnlimitedLogo size="small" />
        ) : brand.stripGraphic === 'truck' ? (
          <TruckGraphic size="small" />
        ) : (
          <Icon drawing={delivery} size={20} />
        )}
      </span>
      <div className="wsk-UnlimitedPromotion-words">
        <p className="wsk-UnlimitedPromotion-title">{text('unlimited.promotion')}</p>
        <p className="wsk-UnlimitedPromotion-text">{text('unlimited.promotionText')}</p>
        <Link href={href('unlimited')} place="alone" onward>
          {text('unlimited.promotionLink')}
        </Link>
      </div>
    </aside>
  );
}
