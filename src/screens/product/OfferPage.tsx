'use client';

import type { ReactNode } from 'react';
import { WineGrid } from '../../blocks/WineGrid.js';
import { offerWords } from '../../brands/words/offer.js';
import { type Load, ready } from '../../model/load.js';
import type { CodedOffer } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { WinePlanTabbedOffer, type WinePlanTabbedOfferProps } from './WinePlanTabbedOffer.js';
import { WinePlanTours } from './WinePlanTours.js';

/** An offer, and the products of the offer that could be fetched. */
export interface OfferPageOffer {
  /** The offer for the code. */
  readonly offer: CodedOffer;
  /** Its products, in the offer's order. */
  readonly products: readonly Product[];
}

/** The content of the page, and its callback. */
export interface OfferPageProps {
  /** The offer with its products. */
  readonly offer: Load<OfferPageOffer>;
  /** Whether the code belongs to no offer. */
  readonly unknown?: boolean;
  /** Whether the offer is for new customers: the page then welcomes them and shows no other plans. */
  readonly recruit?: boolean;
  /** Tabs and buttons, if the offer starts a plan. */
  readonly plan: Omit<WinePlanTabbedOfferProps, 'plans'>;
  /** Content below the heading, such as the button of a live show. */
  readonly live?: ReactNode;
  /** Content below the plan, such as the welcome gifts. */
  readonly gifts?: ReactNode;
  /** Called to fetch the offer again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page of an offer, found by its code: wine plans are shown in tabs, anything else as cards (PLAN-096, PLAN-098). */
export function OfferPage({
  offer: load,
  unknown = false,
  recruit = false,
  plan,
  live,
  gifts,
  onRetry,
}: OfferPageProps) {
  const href = useHref();
  const text = useText(offerWords);
  return (
    <div
      className="wsk-Container wsk-OfferPage"
      data-component="OfferPage"
      data-status={unknown ? 'unknown' : load.status}
      data-variant={recruit ? 'recruit' : undefined}
    >
      {unknown ? (
        <EmptyState
          level={1}
          title={text('offer.unknown')}
          action={
            <ButtonLink href={href('offerPage', { query: { name: 'this-week' } })}>{text('offer.all')}</ButtonLink>
          }
        >
          {text('offer.unknownText')}
        </EmptyState>
      ) : load.status === 'failed' ? (
        <RetryNotice level={1} title={text('offer.failed')} onRetry={onRetry}>
          {load.message}
        </RetryNotice>
      ) : load.status === 'loading' ? (
        <LoadingOffer />
      ) : (
        <ReadyOffer {...load.data} recruit={recruit} plan={plan} live={live} gifts={gifts} />
      )}
    </div>
  );
}

type ReadyOfferProps = OfferPageOffer & Pick<OfferPageProps, 'recruit' | 'plan' | 'live' | 'gifts'>;

function ReadyOffer({ offer, products, recruit, plan, live, gifts }: ReadyOfferProps) {
  const text = useText(offerWords);
  const { displayName, frequency } = offer;
  return (
    <>
      <div className="wsk-OfferPage-words">
        {recruit ? <p className="wsk-Caption">{text('offer.recruitTitle')}</p> : null}
        <h1 className="wsk-Heading" data-level="1">
          {displayName}
        </h1>
        {frequency === undefined ? null : (
          <p className="wsk-Text" data-size="lead">
            {text('plan.every', { weeks: frequency })}
          </p>
        )}
        {live ? <div className="wsk-OfferPage-live">{live}</div> : null}
      </div>
      {frequency !== undefined ? (
        <WinePlanTabbedOffer {...plan} plans={products} />
      ) : products.length > 0 ? (
        <WineGrid wines={ready(products)} level={2} onRetry={() => {}} />
      ) : (
        <p className="wsk-Text">{text('offer.empty')}</p>
      )}
      {gifts}
      {frequency !== undefined && !recruit ? (
        <section className="wsk-OfferPage-tours">
          <h2 className="wsk-Heading" data-level="2">
            {text('offer.tours')}
          </h2>
          <WinePlanTours />
        </section>
      ) : null}
    </>
  );
}

function LoadingOffer() {
  const text = useText(offerWords);
  return (
    <>
      <p className="wsk-VisuallyHidden" role="status">
        {text('offer.loading')}
      </p>
      <div className="wsk-OfferPage-words">
        <div className="wsk-Heading" data-level="1">
          <Skeleton shape="line" width="9em" />
        </div>
        <Skeleton shape="line" width="24em" />
      </div>
      <div className="wsk-OfferPage-loading">
        <Skeleton shape="block" />
      </div>
    </>
  );
}
