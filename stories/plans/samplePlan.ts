import type { PastCase, WinePlan } from '../../src/model/plan.js';
import { daysAfter } from '../../src/rules/common/days.js';
import type { PlannedCase } from '../../src/rules/plans/planCases.js';
import type { PlanDetails } from '../../src/screens/plans/list/WinePlanPageDetails.js';
import type { StoryWorld } from '../world.js';

/** Returns a plan that does not depend on the customer; no two of its numbers are alike. */
export const planOf = (world: StoryWorld, change: Partial<WinePlan> = {}): WinePlan => ({
  subscriptionId: 'WP1501',
  name: 'The Seasonal Plan: Mixed Case',
  status: 'ACTIVE',
  schemeCode: 'WP-MIXED',
  schemeType: 'WINEPLAN',
  schemeFamily: 'SEASONAL',
  caseType: 'MIXED',
  frequency: 8,
  bottleCount: 12,
  itemCode: world.product('mixedCase').itemCode,
  thumbnailImage: world.product('mixedCase').thumbnailImage,
  autoRenew: true,
  ...(change.status !== 'SUSPENDED' && { nextDeliveryDate: '2026-12-14', subscriptionOrderId: 'WP1501-5' }),
  deliveryMethod: 'STD',
  deliveryTypeCode: 'HOME',
  paymentId: 'C1',
  ...change,
});

const amountIn = ({ site }: StoryWorld, amount: number): number =>
  site.money === 'points' ? Math.round(amount * 100) : amount;

const caseOf = (world: StoryWorld, place: number, deliveryDate: string): Omit<PastCase, 'status'> => ({
  orderId: `WP1501-${5 + place}`,
  deliveryDate,
  caseType: 'MIXED',
  name: 'The Seasonal Plan: Mixed Case',
  itemCode: world.product('mixedCase').itemCode,
  thumbnailImage: world.product('mixedCase').thumbnailImage,
  bottleCount: 12,
  deliveryPrice: 0,
  total: amountIn(world, 118.88 + place),
});

const days = ['2026-12-14', '2027-02-08', '2027-04-05', '2027-05-31'];

/** Returns the plan's upcoming cases, of which the second is skipped. */
export const casesOf = (world: StoryWorld): readonly PlannedCase[] =>
  days.map((day, place) => ({
    ...caseOf(world, place, day),
    state: place === 1 ? 'skipped' : 'changeable',
    changeableUntil: daysAfter(day, -7),
  }));

/** Returns the plan's past cases: one for each state, the last in an unknown state. */
export const pastCasesOf = (world: StoryWorld): readonly PastCase[] =>
  ['ORDERED', 'DELIVERED', 'SKIPPED', 'CANCELLED', 'IN_CELLAR'].map((status, place) => ({
    ...caseOf(world, place, `2026-0${9 - place}-14`),
    orderId: `WP1501-${4 - place}`,
    status,
  }));

/** Returns the plan's delivery and payment. */
export const detailsOf = ({ address }: StoryWorld): PlanDetails => ({
  method: { type: 'STD', name: 'Standard delivery', price: 0, promise: 'Within a week' },
  address: {
    addressId: 'A1',
    shippingAddress: address,
    isDeliveryAddress: true,
    isBillingAddress: false,
    isShopAddress: false,
  },
  payment: {
    paymentId: 'C1',
    paymentMode: 'creditCard',
    card: {
      cardId: 'C1',
      cardType: 'VISA',
      cardNumber: '************1111',
      expirationMonth: '04',
      expirationYear: '2029',
      type: 'creditCard',
    },
    isCurrent: true,
  },
});
