'use client';

import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { MembershipPanel } from '../../blocks/MembershipPanel.js';
import { OrderBottles } from '../../blocks/OrderBottles.js';
import { UnlimitedOffer } from '../../blocks/UnlimitedOffer.js';
import { unlimitedWords } from '../../brands/words/unlimited.js';
import type { Subscription } from '../../model/customer.js';
import type { Action, Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import type { MembershipFlag } from '../../rules/account/membership.js';
import { unlimitedMonths } from '../../rules/account/unlimited.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The shopper's membership, or the offer of one. */
export interface UnlimitedPageContent {
  /** Unlimited memberships of the customer; empty for a non-member. */
  readonly memberships: readonly Subscription[];
  /** The flags of the customer's memberships. */
  readonly flags: ReadonlySet<MembershipFlag>;
  /** The membership as a product for sale. */
  readonly product: Product;
  /** Whether the membership is promoted: not to a member, and not while it is in the basket (BSKT-072 to BSKT-075). */
  readonly isPromoted: boolean;
}

/** The membership, and the callbacks of the page. */
export interface UnlimitedPageProps {
  /** Content of the page. */
  readonly unlimited: Load<UnlimitedPageContent>;
  /** State of adding the membership to the basket; a failure shows in the offer. */
  readonly action: Action;
  /** Called when the shopper joins. */
  readonly onJoin: () => void;
  /** Called to fetch the content again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page of Unlimited delivery: the offer, or the customer's membership (ACCT-069, OPEN-094). */
export function UnlimitedPage({ unlimited, action, onJoin, onRetry }: UnlimitedPageProps) {
  const href = useHref();
  const text = useText(unlimitedWords);
  return (
    <AccountPage
      component="UnlimitedPage"
      title={text('unlimited.page')}
      lead={text('unlimited.pageLead')}
      load={unlimited}
      loadingText={text('unlimited.loading')}
      onRetry={onRetry}
    >
      {({ memberships, flags, product, isPromoted }) => {
        const [sku] = product.skus;
        if (memberships.length > 0)
          return (
            <>
              <Promises />
              <AccountPart title={text('unlimited.yours')}>
                <MembershipPanel subscriptions={memberships} flags={flags} />
              </AccountPart>
            </>
          );
        if (!isPromoted)
          return (
            <EmptyState
              level={2}
              title={text('unlimited.inBasket')}
              action={<ButtonLink href={href('cart')}>{text('unlimited.toBasket')}</ButtonLink>}
            >
              {text('unlimited.inBasketText')}
            </EmptyState>
          );
        if (!sku)
          return (
            <EmptyState level={2} title={text('unlimited.none')}>
              {text('unlimited.noneText')}
            </EmptyState>
          );
        return (
          <>
            <Promises fee={sku.salePrice} />
            <AccountPart title={text('unlimited.join')}>
              <UnlimitedOffer
                product={product}
                fee={sku.salePrice}
                deliveryPaid={0}
                action={action}
                onAccept={() => onJoin()}
              />
            </AccountPart>
          </>
        );
      }}
    </AccountPage>
  );
}

/** The promises, and the number of bottles drawn above each; none is a case. */
const promises = [
  ['delivery', 0],
  ['size', 1],
  ['often', 3],
] as const;

/** What the membership promises, below its price for those who can join. */
function Promises({ fee }: { fee?: number }) {
  const text = useText(unlimitedWords);
  return (
    <div className="wsk-UnlimitedPage-promises">
      {fee === undefined ? null : (
        <p className="wsk-Text">
          <Amount amount={fee} size="hero" />{' '}
          <span className="wsk-UnlimitedPage-term">{text('unlimited.term', { count: unlimitedMonths })}</span>
        </p>
      )}
      <dl className="wsk-UnlimitedPage-list">
        {promises.map(([promise, bottles]) => (
          <div key={promise} className="wsk-UnlimitedPage-promise">
            <dt className="wsk-ItemTitle">
              <span className="wsk-UnlimitedPage-stage" data-ground="stage">
                <OrderBottles count={bottles} />
              </span>
              {text(`unlimited.promise.${promise}`)}
            </dt>
            <dd className="wsk-Text" data-size="small">
              {text(`unlimited.promise.${promise}Text`)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
