'use client';

import { useId } from 'react';
import { upsellsWords } from '../../brands/words/upsells.js';
import type { Load } from '../../model/load.js';
import type { UpsellProblem } from '../../rules/upsells/upsells.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { type OfferedUpsell, type UpsellAnswers, UpsellBody, upsellTitles } from './UpsellBody.js';

/** The offer beside the basket, and the block's callbacks. */
export interface CartUpsellProps extends UpsellAnswers {
  /** The offer; null if there is none, because the basket is empty or offers have been turned down (UPSL-024,
   * UPSL-028). */
  readonly offered: Load<OfferedUpsell | null>;
  /** Why the offer is not shown, with the item this concerns (UPSL-031, UPSL-032). */
  readonly problem?: { readonly kind: UpsellProblem; readonly itemCode: string } | undefined;
  /** Called to fetch the offer again after it failed to load. */
  readonly onRetry: () => void;
}

/** Offer within the cart page, where it is never shown in a dialog (BSKT-012, OPEN-023). If there is no offer, it
 * renders an empty element. */
export function CartUpsell({ offered, problem, onRetry, ...answers }: CartUpsellProps) {
  const text = useText(upsellsWords);
  const titleId = useId();
  const upsell = offered.status === 'ready' ? offered.data : null;
  if (!problem && offered.status !== 'failed' && !upsell)
    return <div className="wsk-CartUpsell" data-component="CartUpsell" data-status="empty" />;
  return (
    <section
      className="wsk-Container wsk-CartUpsell"
      data-component="CartUpsell"
      data-variant={upsell?.rule}
      aria-labelledby={titleId}
    >
      <div className="wsk-CartUpsell-columns">
        <div className="wsk-CartUpsell-intro">
          <h2 className="wsk-Heading" data-level="2" id={titleId}>
            {text(upsell ? upsellTitles[upsell.type] : 'upsell.failedTitle')}
          </h2>
          {upsell ? <p className="wsk-CartUpsell-text">{text('upsell.before')}</p> : null}
        </div>
        {problem ? (
          <Notice
            tone="failed"
            title={text(problem.kind === 'noScheme' ? 'upsell.noScheme' : 'upsell.noSkus', {
              itemCode: problem.itemCode,
            })}
          />
        ) : offered.status === 'failed' ? (
          <RetryNotice title={offered.message} onRetry={onRetry} />
        ) : upsell ? (
          <Panel>
            <UpsellBody offered={upsell} {...answers} />
          </Panel>
        ) : null}
      </div>
    </section>
  );
}
