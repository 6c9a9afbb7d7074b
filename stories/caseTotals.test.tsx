import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planSchemes } from '../mocks/fixtures/plans.js';
import { testVisit } from '../mocks/testing/testVisit.js';
import { idle, loading, ready } from '../src/model/load.js';
import { formatFigure, minorUnits } from '../src/rules/common/money.js';
import { plannedCases } from '../src/rules/plans/planCases.js';
import { PlanChangePage } from '../src/screens/plans/change/PlanChangePage.js';
import { PlanHistoryPage } from '../src/screens/plans/list/PlanHistoryPage.js';
import { SkipCaseDialog } from '../src/screens/plans/list/SkipCaseDialog.js';
import { WinePlanPage } from '../src/screens/plans/list/WinePlanPage.js';
import { NextCasePage } from '../src/screens/plans/nextCase/NextCasePage.js';
import { BrandScope } from '../src/ui/BrandScope.js';

const nothing = () => {};
const subscriptionId = 'WP1501';
const params = { subscriptionId };
const today = '2026-11-24';

/** Sets up a plan whose cases all have the same type and delivery method, and returns its screens as text. */
function screensOf(brand: string, deliveryMethod: string, caseType: string) {
  const visit = testVisit('plan-active', { brand });
  const { site, brand: shop } = visit.shop;
  const plan = () => visit.answer('getWinePlanList', { params })[0]!;
  const path = '/api/user/subscriptions/wineplan';
  const { subscriptionOrderId = '', nextDeliveryDate = '' } = plan();
  const chosen = { caseType, frequency: plan().frequency, subscriptionOrderId };
  visit.call('PUT', `${path}/${subscriptionId}`, { ...chosen, changePlan: true, nextDeliveryOnly: false });
  visit.call('PUT', `${path}/delivery/${subscriptionId}`, {
    deliveryMethod,
    deliveryTypeCode: 'HOME',
    nextDeliveryDate,
    subscriptionOrderId,
  });
  const upcoming = visit.answer('listWinePlanUpcomingCases', { params });
  const options = visit.answer('listSubscriptionWinePlanOptions', { params, query: {} });
  const nextCase = visit.answer('getWinePlanNextCase', { params: { subscriptionId, orderId: subscriptionOrderId } });
  const cases = plannedCases(upcoming, [], today);
  const markupOf = (screen: ReactNode): string =>
    renderToStaticMarkup(
      <BrandScope site={site} brand={shop}>
        {screen}
      </BrandScope>,
    ).replace(/<[^>]*>/g, ' ');
  const [method] = visit
    .answer('listWinePlanDeliveryMethods', { params, query: {} })
    .filter(({ type }) => type === deliveryMethod);
  const option = options.find((one) => one.caseType === caseType)!;
  const other = options.find(({ total }) => total !== option.total)!;
  const say = (amount: number) => formatFigure(amount, site);
  const together = (items: number) =>
    say(site.money === 'points' ? items + method!.price : (minorUnits(items) + minorUnits(method!.price)) / 100);
  const planPage = markupOf(
    <WinePlanPage
      plan={ready(plan())}
      under={[]}
      cases={ready(cases)}
      details={loading}
      request={undefined}
      onSkip={nothing}
      onReinstate={nothing}
      onConfirm={nothing}
      onCheck={nothing}
      onClose={nothing}
      onRetry={nothing}
    />,
  );
  return {
    charged: together(option.total),
    chargedOther: together(other.total),
    planPage,
    countOnPlanPage: cases.length + 1,
    skip: markupOf(
      <SkipCaseDialog
        planned={cases[0]!}
        nextDay={undefined}
        step={{ status: 'confirm' }}
        onSkip={nothing}
        onCheck={nothing}
        onClose={nothing}
      />,
    ),
    nextCase: markupOf(
      <NextCasePage
        subscriptionId={subscriptionId}
        nextCase={ready(nextCase)}
        isChangeable
        elsewhere={[]}
        steps={[]}
        ratings={[]}
        favourites={[]}
        change={idle}
        choice="thisCase"
        save={idle}
        onChoice={nothing}
        onSave={nothing}
        onRetry={nothing}
        onAdd={nothing}
        onSwap={nothing}
        onRemove={nothing}
        onPutBack={nothing}
        onQuantity={nothing}
        onUndo={nothing}
        onReset={nothing}
        onRetryChange={nothing}
      />,
    ),
    changes: markupOf(
      <PlanChangePage
        plan={ready(plan())}
        upcoming={ready(upcoming)}
        options={ready(options)}
        allOptions={options}
        choice={{ caseType: other.caseType }}
        saving={idle}
        onFilter={nothing}
        onChoose={nothing}
        onContents={nothing}
        onSave={nothing}
        onRetry={nothing}
      />,
    ).split('What changes')[1]!,
    history: markupOf(
      <PlanHistoryPage
        subscriptionId={subscriptionId}
        cases={ready(upcoming.map((one) => ({ ...one, status: 'ORDERED' })))}
        orderIds={new Set()}
        onRetry={nothing}
      />,
    ),
  };
}

const timesIn = (text: string, part: string): number => text.split(part).length - 1;
const choices = ['law', 'hsb', 'wsj'].flatMap((brand) =>
  ['STD', 'EXP'].flatMap((method) => planSchemes.map(({ caseType }) => ({ brand, method, caseType }))),
);

test.each(choices)(
  'every screen of a plan shows the charge for a case including its delivery: $brand $method $caseType',
  ({ brand, method, caseType }) => {
    const { charged, chargedOther, countOnPlanPage, ...screens } = screensOf(brand, method, caseType);
    expect(timesIn(screens.planPage, charged)).toBe(countOnPlanPage);
    expect(timesIn(screens.skip, charged)).toBe(2);
    expect(timesIn(screens.nextCase, charged)).toBeGreaterThanOrEqual(3);
    expect(timesIn(screens.changes, charged)).toBe(1);
    expect(timesIn(screens.changes, chargedOther)).toBe(1);
    expect(timesIn(screens.history, charged)).toBe(countOnPlanPage - 1);
  },
);
