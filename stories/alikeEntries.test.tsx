import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { notable } from '../mocks/fixtures/catalogue/notable.js';
import { CaseContentsList } from '../src/blocks/CaseContentsList.js';
import { FuturePayments } from '../src/blocks/FuturePayments.js';
import { idle, ready } from '../src/model/load.js';
import { OrderDetailsPage } from '../src/screens/account/OrderDetailsPage.js';
import { ConfirmationPage } from '../src/screens/checkout/ConfirmationPage.js';
import { Footer } from '../src/screens/header/Footer.js';
import { PlanAddressOverview } from '../src/screens/plans/delivery/PlanAddressOverview.js';
import { Accolades } from '../src/screens/product/Accolades.js';
import { BrandScope } from '../src/ui/BrandScope.js';
import { ofPlan, planWorld } from './plans/planWorld.js';
import { worldOf } from './world.js';

const repeated = vi.hoisted((): string[] => []);
// React reports repeated keys only in a browser, and in development.
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  const look = (children: unknown): void => {
    if (!Array.isArray(children)) return;
    const keys = children.flatMap((child) => child?.key ?? []);
    repeated.push(...keys.filter((key, place) => keys.indexOf(key) < place));
    children.forEach(look);
  };
  return {
    ...runtime,
    jsxDEV: (...made: Parameters<typeof runtime.jsxDEV>) => {
      look((made[1] as { children?: unknown }).children);
      return runtime.jsxDEV(...made);
    },
  };
});

const world = worldOf({ brand: 'law', login: 'hard' });
const twice = <Entry,>(entries: readonly Entry[]) => [...entries, ...entries];
const nothing = () => {};

/** An order with two alike of everything that has no id. */
const order = {
  ...world.order.placed,
  lineItems: twice(world.order.placed.lineItems.map(({ commerceItemId: _, ...line }) => line)),
  adjustments: twice([{ adjustmentType: 'order', promotionName: 'Six for five', adjustmentAmount: 9.99 }]),
  paymentDetails: twice([{ type: 'savings', amount: 5 }]),
  giftDetails: { sendGift: true, giftMessages: ['Cheers!', 'Cheers!'] },
};
const [saved] = planWorld(world).answer('listWinePlanAddresses', ofPlan(world));
const inLondon = { ...saved!, shippingAddress: { ...saved!.shippingAddress, town: 'London', county: 'London' } };
const caseCode = { itemcode: notable.mixedCase };
const helpLinks = [
  { name: 'Contact us', href: '/contact' },
  { name: 'Contact us', href: '/jsp/customerservice/common/contactus.jsp' },
];
const pages: readonly (readonly [string, ReactNode])[] = [
  [
    'an order',
    <OrderDetailsPage
      key="order"
      order={ready(order)}
      orderId={order.id}
      again={idle}
      onAgain={nothing}
      onPrint={nothing}
      onRetry={nothing}
    />,
  ],
  [
    'a case',
    <CaseContentsList key="case" items={twice(world.answer('getCase', { params: caseCode }).contentProducts)} />,
  ],
  [
    'the payments of two plans',
    <FuturePayments
      key="payments"
      payments={twice([{ itemCode: '0104412', name: 'The Seasonal Plan', date: '2027-02-08', amount: 79.99 }])}
      of="basket"
    />,
  ],
  [
    'an address',
    <PlanAddressOverview
      key="address"
      addresses={[{ ...inLondon, isDeliveryAddress: true, isBillingAddress: true }]}
      onTask={nothing}
    />,
  ],
  [
    'a column of the footer',
    <Footer key="footer" sections={[{ id: 'help', title: 'Help', links: helpLinks }]} logos={[]} />,
  ],
  [
    'the accolades of a wine',
    <Accolades
      key="accolades"
      accolades={twice([{ accoladeNameText: 'Gold medal', accoladeCategoryText: 'Wine Fair 2026' }])}
    />,
  ],
  ['a confirmation', <ConfirmationPage key="order" order={ready(order)} onPrint={nothing} onRetry={nothing} />],
];

test.each(pages)('entries of %s may be alike', (_, page) => {
  repeated.length = 0;
  renderToString(
    <BrandScope site={world.site} brand={world.brand}>
      {page}
    </BrandScope>,
  );
  expect(repeated).toEqual([]);
});
