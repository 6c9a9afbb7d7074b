'use client';

import { unlimitedWords } from '../brands/words/unlimited.js';
import type { CustomerProfile } from '../model/customer.js';
import { isUnlimitedPromoted } from '../rules/account/unlimited.js';
import { Icon } from '../ui/Icon.js';
import { delivery } from '../ui/icons.js';
import { Link } from '../ui/Link.js';
import { useScope, useText } from '../ui/scope.js';
import { useHref } from '../ui/useHref.js';
import { TruckGraphic } from './TruckGraphic.js';
import { UnlimitedLogo } from './UnlimitedLogo.js';

/** The customer and the items that decide whether Unlimited is promoted. */
export interface UnlimitedPromotionProps {
  /** Item codes on the page and in the basket; four particular ones hide the promotion. */
  readonly itemCodes: readonly string[];
  /** The customer's profile; a member does not see the promotion. */
  readonly profile: CustomerProfile | undefined;
}

/** Promotion that links to the Unlimited membership. It is hidden for members, and where the membership is already on
 * the page or in the basket (BSKT-072 to BSKT-075). */
export function UnlimitedPromotion({ itemCodes, profile }: UnlimitedPromotionProps) {
  const { brand } = useScope();
  const href = useHref();
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
