'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../../blocks/Amount.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { NextCase } from '../../../model/plan.js';
import { formatPrice } from '../../../rules/common/money.js';
import { bottlesOf, type CaseDifference, caseDifference, chosenWines } from '../../../rules/plans/nextCase.js';
import { Icon } from '../../../ui/Icon.js';
import { check, onward } from '../../../ui/icons.js';
import { useScope, useText } from '../../../ui/scope.js';

interface NextCaseSummaryProps {
  readonly nextCase: NextCase;
}

/** Compares the case with the one the plan would send: bottles, price, and the wines that differ. */
export function NextCaseSummary({ nextCase }: NextCaseSummaryProps) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  const { bottles, items, total, wines } = caseDifference(nextCase, site);
  return (
    <div className="wsk-NextCaseSummary">
      <h2 className="wsk-Heading" data-level="4">
        {text('nextCase.compare')}
      </h2>
      <Gauge nextCase={nextCase} />
      <table className="wsk-NextCaseSummary-figures">
        <thead className="wsk-NextCaseSummary-heads">
          <tr className="wsk-NextCaseSummary-row">
            <th scope="col" className="wsk-NextCaseSummary-head">
              <span className="wsk-VisuallyHidden">{text('nextCase.measure')}</span>
            </th>
            <th scope="col" className="wsk-NextCaseSummary-head">
              {text('nextCase.before')}
            </th>
            <th scope="col" className="wsk-NextCaseSummary-head">
              {text('nextCase.after')}
            </th>
          </tr>
        </thead>
        <tbody className="wsk-NextCaseSummary-body">
          <Figures name={text('nextCase.bottles')} {...bottles} />
          {nextCase.deliveryPrice > 0 ? (
            <>
              <Figures
                name={text('nextCase.items')}
                before={<Amount amount={items.before} />}
                after={<Amount amount={items.after} />}
              />
              <Figures
                name={text('nextCase.delivery')}
                before={<Amount amount={nextCase.deliveryPrice} />}
                after={<Amount amount={nextCase.deliveryPrice} />}
              />
            </>
          ) : null}
          <Figures
            name={text('nextCase.price')}
            before={<Amount amount={total.before} />}
            after={<Amount amount={total.after} />}
          />
        </tbody>
      </table>
      <Balance total={total} />
      {wines.length === 0 ? (
        <p className="wsk-NextCaseSummary-same">
          <Icon drawing={check} size={18} />
          {text('nextCase.asPlanned')}
        </p>
      ) : (
        <div className="wsk-NextCaseSummary-changes">
          <h3 className="wsk-NextCaseSummary-title">{text('nextCase.changes')}</h3>
          <ul className="wsk-NextCaseSummary-list">
            {wines.map(({ wine, before, after }) => (
              <li key={wine.itemCode} className="wsk-NextCaseSummary-change">
                <span className="wsk-NextCaseSummary-wine">
                  {wine.name}
                  <span className="wsk-VisuallyHidden">{`: ${text('nextCase.from', { before, after })}`}</span>
                </span>
                <span className="wsk-NextCaseSummary-from" aria-hidden="true">
                  <span className="wsk-NextCaseSummary-number">{before}</span>
                  <Icon drawing={onward} size={16} />
                  <span className="wsk-NextCaseSummary-number">{after}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface FiguresProps {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Figures({ name, before, after }: FiguresProps) {
  return (
    <tr className="wsk-NextCaseSummary-row">
      <th scope="row" className="wsk-NextCaseSummary-name">
        {name}
      </th>
      <td className="wsk-NextCaseSummary-before">{before}</td>
      <td className="wsk-NextCaseSummary-after">{after}</td>
    </tr>
  );
}

/** The price difference between the case and the one the plan would send. */
function Balance({ total: { before, after } }: Pick<CaseDifference, 'total'>) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  const price = formatPrice(Math.abs(after - before), site);
  return (
    <p className="wsk-NextCaseSummary-balance">
      {after === before ? text('nextCase.same') : text(after > before ? 'nextCase.more' : 'nextCase.less', { price })}
    </p>
  );
}

/** One slot for each bottle the plan requires, filled for each bottle in the case. */
function Gauge({ nextCase: { wines, minimumBottleCount } }: NextCaseSummaryProps) {
  const text = useText(nextCaseWords);
  const count = bottlesOf(chosenWines(wines));
  return (
    <div className="wsk-NextCaseSummary-gauge" data-short={count < minimumBottleCount || undefined}>
      <p className="wsk-NextCaseSummary-count">{text('nextCase.count', { count, minimum: minimumBottleCount })}</p>
      <span className="wsk-NextCaseSummary-places" aria-hidden="true">
        {Array.from({ length: minimumBottleCount }, (_, place) => `place ${place}`).map((place, index) => (
          <span key={place} className="wsk-NextCaseSummary-place" data-filled={index < count || undefined} />
        ))}
      </span>
    </div>
  );
}

/** The summary in one line, at the bottom of a narrow viewport while the customer looks at the wines. */
export function NextCaseBar({ nextCase }: NextCaseSummaryProps) {
  const { site } = useScope();
  const { total } = caseDifference(nextCase, site);
  return (
    <div className="wsk-NextCaseSummary-bar">
      <Gauge nextCase={nextCase} />
      <p className="wsk-NextCaseSummary-barPrice">
        {total.after === total.before ? null : (
          <>
            <Amount amount={total.before} />
            <Icon drawing={onward} size={16} />
          </>
        )}
        <strong className="wsk-NextCaseSummary-now">
          <Amount amount={total.after} />
        </strong>
      </p>
    </div>
  );
}
