'use client';

import type { ReactNode } from 'react';
import { AccountPage, AccountPart } from '../../../blocks/AccountPage.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { Load } from '../../../model/load.js';
import type { NextCase } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { formatPrice } from '../../../rules/common/money.js';
import { bottlesOf, type CaseNews } from '../../../rules/plans/nextCase.js';
import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Live } from '../../../ui/Live.js';
import { Notice } from '../../../ui/Notice.js';
import { Panel } from '../../../ui/Panel.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { NextCaseCrate } from './NextCaseCrate.js';
import { NextCaseSave, type NextCaseSaveProps } from './NextCaseSave.js';
import { NextCaseBar, NextCaseSummary } from './NextCaseSummary.js';
import { NextCaseWines, WholeCase } from './NextCaseWines.js';
import type { NextCaseParts } from './nextCaseParts.js';
import { useNextCaseTitle } from './useNextCaseTitle.js';

/** The next case, the customer's opinions of wines, the changes to the case, and the page's callbacks. */
export interface NextCasePageProps extends NextCaseParts, Omit<NextCaseSaveProps, 'nextCase'> {
  /** Id of the plan, for the link back to it. */
  readonly subscriptionId: string;
  /** The case with its unsaved changes; undefined while the plan is not sending any. */
  readonly nextCase: Load<NextCase | undefined>;
  /** Whether the case can still be changed. */
  readonly isChangeable: boolean;
  /** Changes made to the case in the meantime, in another session or by the shop. */
  readonly elsewhere: readonly CaseNews[];
  /** The dialog for choosing a wine. */
  readonly picker?: ReactNode;
  /** Whether that dialog is open: a change is announced once it is closed. */
  readonly picking?: boolean;
  /** Called to fetch the case again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page of a wine plan's next case. Wines can be swapped, added, removed and changed in quantity. Each step can be
 * undone, and the result is saved for this delivery only or for the plan. Differences from the case as the plan sends
 * it stay visible (PLAN-048 to PLAN-054). A case that is being packed is read-only. */
export function NextCasePage({ nextCase: load, subscriptionId, isChangeable, onRetry, ...page }: NextCasePageProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(nextCaseWords);
  const nextCase = load.status === 'ready' ? load.data : undefined;
  const planHref = href('winePlan', { params: { subscriptionId } });
  const lead = nextCase && {
    lead: [
      text(isChangeable ? 'nextCase.lead' : 'nextCase.leadFixed', {
        name: nextCase.name,
        date: dayInWords(nextCase.deliveryDate, site),
      }),
      isChangeable &&
        nextCase.changeableUntil &&
        text('nextCase.until', { date: dayInWords(nextCase.changeableUntil, site) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <AccountPage
      component="NextCasePage"
      title={useNextCaseTitle(load)}
      subject={nextCase?.name}
      {...lead}
      load={load}
      loadingText={text('nextCase.loading')}
      announcement={useAnnouncement(nextCase, page)}
      tools={
        <ButtonLink variant="line" size="small" href={planHref}>
          {text('nextCase.back')}
        </ButtonLink>
      }
      onRetry={onRetry}
    >
      {(one) =>
        one === undefined ? (
          <EmptyState
            title={text('nextCase.none')}
            action={<ButtonLink href={planHref}>{text('nextCase.back')}</ButtonLink>}
          >
            {text('nextCase.noneText')}
          </EmptyState>
        ) : (
          <>
            {isChangeable ? null : (
              <Notice tone="info" title={text('nextCase.fixed')}>
                {text('nextCase.fixedText', { date: dayInWords(one.deliveryDate, site) })}
              </Notice>
            )}
            <Elsewhere news={page.elsewhere} />
            <NextCaseCrate nextCase={one} />
            <div className="wsk-NextCasePage-columns">
              <div className="wsk-NextCasePage-main">
                <NextCaseWines nextCase={one} isChangeable={isChangeable} {...page} />
                <NextCaseBar nextCase={one} />
              </div>
              <div className="wsk-NextCasePage-side">
                <Panel>
                  <NextCaseSummary nextCase={one} />
                  {isChangeable ? <WholeCase nextCase={one} {...page} /> : null}
                </Panel>
              </div>
              {isChangeable && !(one.isAsPlanned && one.isSaved && page.save.status === 'idle') ? (
                <div className="wsk-NextCasePage-save">
                  <AccountPart title={text('nextCase.saveTitle')}>
                    <NextCaseSave nextCase={one} {...page} />
                  </AccountPart>
                </div>
              ) : null}
            </div>
            {page.picker}
          </>
        )
      }
    </AccountPage>
  );
}

/** Returns the screen reader announcement of the last step, and of the resulting number of bottles and price. */
function useAnnouncement(
  nextCase: NextCase | undefined,
  { steps, change, picking }: Pick<NextCasePageProps, 'steps' | 'change' | 'picking'>,
): string | undefined {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  if (!nextCase || picking) return undefined;
  if (change.status === 'busy') return text('nextCase.working');
  const last = steps.at(-1);
  const price = formatPrice(nextCase.total, site);
  const now = text.counted('nextCase.now', bottlesOf(nextCase.wines), { price });
  return last ? `${text(`nextCase.step.${last.kind}`, { name: last.name, by: last.by ?? '' })} ${now}` : now;
}

function Elsewhere({ news }: { news: readonly CaseNews[] }) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  const newsText = (one: CaseNews): string => {
    if (one.what === 'day')
      return text('nextCase.elsewhereDay', {
        before: dayInWords(one.before, site),
        after: dayInWords(one.after, site),
      });
    const { name } = one.wine;
    return one.what === 'amount'
      ? text('nextCase.elsewhereWine', { name, before: one.before, after: one.after })
      : text('nextCase.elsewherePrice', {
          name,
          before: formatPrice(one.before, site),
          after: formatPrice(one.after, site),
        });
  };
  return (
    <Live>
      {news.length === 0 ? null : (
        <Notice tone="info" title={text('nextCase.elsewhere')}>
          <p className="wsk-Text">{text('nextCase.elsewhereText')}</p>
          <ul className="wsk-NextCasePage-news">
            {news.map((one) => (
              <li
                className="wsk-NextCasePage-new"
                key={one.what === 'day' ? 'day' : `${one.what} ${one.wine.itemCode}`}
              >
                {newsText(one)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Live>
  );
}
