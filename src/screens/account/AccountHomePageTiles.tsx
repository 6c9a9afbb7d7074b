'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { OrderBottles } from '../../blocks/OrderBottles.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { accountWords } from '../../brands/words/account.js';
import type { Purchase } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import type { MembershipFlag } from '../../rules/account/membership.js';
import { dayInWords, writtenDay } from '../../rules/common/days.js';
import { ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** What the tiles show, and their callback. */
export interface AccountHomePageTilesProps {
  /** Plan with the earliest next case; undefined when there is none. */
  readonly nextCase: Load<WinePlan | undefined>;
  /** Latest order; undefined before the first one. */
  readonly lastOrder: Load<Purchase | undefined>;
  /** Balance of the wine reward, in the site's unit; undefined without one. */
  readonly balance: Load<number | undefined>;
  /** The flags of the customer's memberships. */
  readonly flags: ReadonlySet<MembershipFlag>;
  /** Called to fetch a failed part again. */
  readonly onRetry: (request: { readonly part: 'nextCase' | 'lastOrder' | 'balance' }) => void;
}

/** The next case, the last order and the balance at a glance, each with its own failure. */
export function AccountHomePageTiles({ nextCase, lastOrder, balance, flags, onRetry }: AccountHomePageTilesProps) {
  const { site, brand } = useScope();
  const href = useHref();
  const text = useText(accountWords);
  const hasBalance =
    balance.status === 'loading' ? flags.has('wineReward') : balance.status === 'failed' || balance.data !== undefined;
  const shop = (
    <ButtonLink variant="line" size="small" href={href('searchResults')}>
      {text('accountHome.shop')}
    </ButtonLink>
  );
  return (
    <div
      className="wsk-AccountHomePage-tiles"
      data-tiles={brand.look.variants.tiles}
      data-plan={flags.has('winePlan') || undefined}
    >
      <Tile title={text('accountHome.nextCase')} load={nextCase} onRetry={() => onRetry({ part: 'nextCase' })}>
        {(plan) =>
          plan?.nextDeliveryDate ? (
            <>
              <p className="wsk-AccountHomePage-figure">{dayInWords(plan.nextDeliveryDate, site)}</p>
              <div className="wsk-AccountHomePage-case">
                <div className="wsk-AccountHomePage-words">
                  <Link place="row" href={href('winePlan', { params: { subscriptionId: plan.subscriptionId } })}>
                    {plan.name}
                  </Link>
                  <p className="wsk-Text" data-size="small" data-tone="muted">
                    {text.counted('accountHome.bottles', plan.bottleCount)}
                  </p>
                  <Link
                    place="alone"
                    href={href('winePlanNextCase', { params: { subscriptionId: plan.subscriptionId } })}
                  >
                    {text('accountHome.wines')}
                  </Link>
                </div>
                <div className="wsk-AccountHomePage-picture" data-ground="stage">
                  <ProductImage src={plan.thumbnailImage} alt="" shape="case" />
                </div>
              </div>
            </>
          ) : flags.has('winePlan') ? (
            <>
              <p className="wsk-Text">{text('accountHome.noCaseHeld')}</p>
              <Link place="alone" href={href('winePlans')}>
                {text('accountHome.plans')}
              </Link>
            </>
          ) : (
            <>
              <p className="wsk-Text">{text('accountHome.noCase')}</p>
              <div className="wsk-AccountHomePage-action">
                <ButtonLink variant="line" size="small" href={href('winePlanSubscribe')}>
                  {text('accountHome.startPlan')}
                </ButtonLink>
              </div>
            </>
          )
        }
      </Tile>
      <Tile title={text('accountHome.lastOrder')} load={lastOrder} onRetry={() => onRetry({ part: 'lastOrder' })}>
        {(order) =>
          order ? (
            <>
              <p className="wsk-AccountHomePage-figure">{writtenDay(order.orderDateAsString, site)}</p>
              <div className="wsk-AccountHomePage-case">
                <div className="wsk-AccountHomePage-words">
                  <p className="wsk-Text">
                    <Link href={href('orderDetails', { params: { orderId: order.orderId } })}>
                      {text('accountHome.order', { id: order.orderId })}
                    </Link>
                    , <Amount amount={order.total} />
                  </p>
                  <p className="wsk-Text" data-size="small" data-tone="muted">
                    {text.counted('accountHome.bottles', order.numBottles)}
                  </p>
                </div>
                <div className="wsk-AccountHomePage-picture" data-ground="stage">
                  <OrderBottles count={order.numBottles} />
                </div>
              </div>
            </>
          ) : (
            <>
              <p className="wsk-Text">{text('accountHome.noOrder')}</p>
              <div className="wsk-AccountHomePage-action">{shop}</div>
            </>
          )
        }
      </Tile>
      {hasBalance ? (
        <Tile title={text('accountHome.balance')} load={balance} onRetry={() => onRetry({ part: 'balance' })}>
          {(amount) => (
            <>
              <p className="wsk-AccountHomePage-figure">
                <Amount amount={amount ?? 0} size="total" />
              </p>
              <p className="wsk-Text" data-size="small" data-tone="muted">
                {text('accountHome.balanceText')}
              </p>
              <Link place="alone" href={href('savingsAccount')}>
                {text('accountHome.savings')}
              </Link>
            </>
          )}
        </Tile>
      ) : null}
    </div>
  );
}

interface TileProps<Data> {
  readonly title: string;
  readonly load: Load<Data>;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

function Tile<Data>({ title, load, onRetry, children }: TileProps<Data>) {
  return (
    <Panel as="section" className="wsk-AccountHomePage-tile" aria-label={title} aria-busy={load.status === 'loading'}>
      <h2 className="wsk-Caption">{title}</h2>
      {load.status === 'ready' ? (
        children(load.data)
      ) : load.status === 'failed' ? (
        <RetryNotice place="row" title={load.message} onRetry={onRetry} />
      ) : (
        <>
          <Skeleton shape="line" width="70%" />
          <Skeleton shape="line" width="45%" />
        </>
      )}
    </Panel>
  );
}
