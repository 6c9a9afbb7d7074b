'use client';

import { cartWords } from '../../brands/words/cart.js';
import { bottlesOfCase, caseFill } from '../../rules/basket/basketCount.js';
import { formatPrice } from '../../rules/common/money.js';
import { ButtonLink } from '../../ui/Button.js';
import { Progress } from '../../ui/Progress.js';
import { useScope, useText } from '../../ui/scope.js';

/** How full the case is, and what filling it saves. */
export interface CaseMeterProps {
  /** Bottles in the basket. Nothing shows without one, nor when the case is full. */
  readonly bottles: number;
  /** What those that are here cost less from twelve on, where that is known. */
  readonly saving?: number | undefined;
}

const sentences = ['case.first', 'case.second'] as const;

/** How many bottles the case of twelve still takes, below the lines of the cart page. */
export function CaseMeter({ bottles, saving = 0 }: CaseMeterProps) {
  const { site, href } = useScope();
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
        {saving > 0 ? (
          <p className="wsk-CaseMeter-saving">{text('case.saving', { amount: formatPrice(saving, site) })}</p>
        ) : null}
      </div>
      <ButtonLink variant="line" size="small" href={href('searchResults')}>
        {text('case.choose')}
      </ButtonLink>
    </div>
  );
}
