'use client';

import { cartWords } from '../../brands/words/cart.js';
import { bottlesOfCase, caseFill } from '../../rules/basket/basketCount.js';
import { formatPrice } from '../../rules/common/money.js';
import { ButtonLink } from '../../ui/Button.js';
import { Progress } from '../../ui/Progress.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** Number of bottles, and the saving from filling the case. */
export interface CaseMeterProps {
  /** Number of bottles in the basket. Nothing is rendered when there are none, or when the case is full. */
  readonly bottles: number;
  /** Amount the bottles in the basket would save from twelve bottles on, if known; null while it is fetched. */
  readonly saving?: number | null | undefined;
}

const sentences = ['case.first', 'case.second'] as const;

/** Number of bottles that the case of twelve still takes, shown below the lines of the cart page. */
export function CaseMeter({ bottles, saving = 0 }: CaseMeterProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(cartWords);
  const fill = caseFill(bottles);
  if (!fill || fill.missing === 0) return null;
  return (
    <div className="wsk-CaseMeter" data-component="CaseMeter">
      <div className="wsk-CaseMeter-bar">
        <Progress
          parts
          label={text.counted(sentences[fill.nth - 1] ?? 'case.next', fill.missing)}
          value={fill.filled}
          max={bottlesOfCase}
          figures={text('case.figures', { filled: fill.filled, most: bottlesOfCase })}
        />
        {saving === null ? (
          <div className="wsk-CaseMeter-saving">
            <Skeleton shape="line" width="12em" />
          </div>
        ) : saving > 0 ? (
          <p className="wsk-CaseMeter-saving">{text('case.saving', { amount: formatPrice(saving, site) })}</p>
        ) : null}
      </div>
      <ButtonLink variant="line" size="small" href={href('searchResults')}>
        {text('case.choose')}
      </ButtonLink>
    </div>
  );
}
