'use client';

import { AccountPart } from '../../../blocks/AccountPage.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import { type Action, idle } from '../../../model/load.js';
import type { CaseWine, NextCase } from '../../../model/plan.js';
import { quantityOf } from '../../../rules/plans/nextCase.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useText } from '../../../ui/scope.js';

import { NextCaseGone, NextCaseWine } from './NextCaseWine.js';
import type { NextCaseParts } from './nextCaseParts.js';

interface NextCasePartProps extends NextCaseParts {
  readonly nextCase: NextCase;
}

/** The wines of the case, and the wines of the plan that are not in it. */
export function NextCaseWines({
  nextCase: { wines, plannedWines },
  isChangeable,
  change,
  changeAt,
  ...page
}: NextCasePartProps & { readonly isChangeable: boolean }) {
  const text = useText(nextCaseWords);
  const gone = plannedWines.filter(({ itemCode }) => quantityOf(wines, itemCode) === 0);
  const actionOf = ({ itemCode }: CaseWine): Action =>
    changeAt?.part === 'wine' && changeAt.itemCode === itemCode ? change : idle;
  return (
    <>
      <AccountPart
        title={text('nextCase.wines')}
        tools={
          isChangeable ? (
            <Button variant="line" onClick={() => page.onAdd()}>
              {text('nextCase.add')}
            </Button>
          ) : null
        }
      >
        {wines.length === 0 ? (
          <EmptyState level={3} title={text('nextCase.emptyCase')}>
            {text('nextCase.emptyCaseText')}
          </EmptyState>
        ) : (
          <ul className="wsk-NextCaseWines-list">
            {wines.map((wine) => (
              <li className="wsk-NextCaseWines-wine" key={`${wine.itemCode} ${wine.isGift === true}`}>
                <NextCaseWine
                  wine={wine}
                  planned={quantityOf(plannedWines, wine.itemCode)}
                  action={actionOf(wine)}
                  on={isChangeable ? page : undefined}
                  ratings={page.ratings}
                  favourites={page.favourites}
                  onRetry={page.onRetryChange}
                />
              </li>
            ))}
          </ul>
        )}
      </AccountPart>
      {gone.length === 0 ? null : (
        <AccountPart title={text('nextCase.out')}>
          <p className="wsk-NextCaseWines-note">{text('nextCase.outText')}</p>
          <ul className="wsk-NextCaseWines-list">
            {gone.map((wine) => (
              <li className="wsk-NextCaseWines-wine" key={wine.itemCode}>
                <NextCaseGone
                  wine={wine}
                  action={actionOf(wine)}
                  onPutBack={isChangeable ? () => page.onPutBack({ wine }) : undefined}
                  onRetry={page.onRetryChange}
                />
              </li>
            ))}
          </ul>
        </AccountPart>
      )}
    </>
  );
}

/** The actions on the case as a whole. */
export function WholeCase({ nextCase, change, changeAt, steps, onUndo, onReset, onRetryChange }: NextCasePartProps) {
  const text = useText(nextCaseWords);
  const last = steps.at(-1);
  return (
    <div className="wsk-NextCaseWines-whole">
      {change.status === 'failed' && changeAt?.part === 'case' ? (
        <RetryNotice title={change.message} onRetry={onRetryChange} />
      ) : null}
      {last ? (
        <Button variant="line" size="small" wide onClick={() => onUndo()}>
          {text(`nextCase.undo.${last.kind}`, { name: last.name, by: last.by ?? '' })}
        </Button>
      ) : null}
      {nextCase.isAsPlanned ? null : (
        <Button variant="line" size="small" wide onClick={() => onReset()}>
          {text('nextCase.reset')}
        </Button>
      )}
    </div>
  );
}
