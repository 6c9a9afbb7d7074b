import type * as subscriptionRows from '../../../src/api/endpoints/subscriptions.js';
import { type Subscription, subscription } from '../../../src/model/customer.js';
import type { AccountSubscription } from '../../../src/model/plan.js';
import { dateAsString } from '../../fixtures/dates.js';
import { subscriptionCancelReasons } from '../../fixtures/plans.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Account } from '../state.js';
import { livePlans, planOf } from './planLookup.js';
import { schemeByCaseType } from './planOptions.js';
import { checkPayment, paymentMethodsOf, payPlansBy } from './planPayments.js';
import type { Plan } from './planState.js';
import { cancel, changeScheme, checkReason } from './plans.js';
import { isChangeable, winePlanOf } from './planViews.js';

/** Scheme id of every wine plan in the profile. */
const planSchemeId = 'LWGO';

const profileEntryOf = (plan: Plan): Subscription => ({
  schemeId: planSchemeId,
  type: 'WINEPLAN',
  status: plan.status,
  frequency: plan.frequency,
  enrollmentFromDateAsString: dateAsString(new Date(plan.startedOn)),
});

/** Returns the profile's memberships and plans. A cancelled plan is left out; a cancelled membership has its
 * cancellation date. */
export const profileSubscriptions = (account: Account): Subscription[] => [
  ...Object.values(account.memberships).map((membership) => subscription.parse(membership)),
  ...livePlans(account).map(profileEntryOf),
];

/** Returns one of the account's memberships, or undefined if the id is not one of them. */
function membershipOf(subscriptionId: string, tools: Tools): AccountSubscription | undefined {
  const { memberships } = tools.account();
  if (!Object.hasOwn(memberships, subscriptionId)) return undefined;
  const membership = memberships[subscriptionId];
  if (membership?.status === 'EXPIRED') tools.refuse.conflict('This subscription has ended.');
  return membership?.status === 'CANCELLED'
    ? tools.refuse.conflict('This subscription has been cancelled.')
    : membership;
}

/** Returns an active membership, or the wine plan with that id. */
const heldUnder = (subscriptionId: string, tools: Tools): AccountSubscription | Plan =>
  membershipOf(subscriptionId, tools) ?? planOf(subscriptionId, tools);

export const subscriptionResolvers: Resolvers<typeof subscriptionRows> = {
  listSubscriptions: (_state, _, tools) => {
    const account = tools.account();
    return [
      ...Object.values(account.memberships),
      ...Object.values(account.plans).map((plan) => {
        const { subscriptionId, name, caseType, autoRenew } = winePlanOf(plan, tools.shop);
        const { paymentId } = plan;
        return { ...profileEntryOf(plan), subscriptionId, name, caseType, autoRenew, ...(paymentId && { paymentId }) };
      }),
    ];
  },

  listSubscriptionCancelReasonCodes: () => [...subscriptionCancelReasons],

  cancelSubscription: (_, { params: { subscriptionId }, query: { reasonCode } }, tools) => {
    const membership = membershipOf(subscriptionId, tools);
    const plan = membership ? undefined : planOf(subscriptionId, tools);
    checkReason(subscriptionCancelReasons, reasonCode, tools);
    if (plan) cancel(plan, reasonCode);
    if (membership) {
      membership.status = 'CANCELLED';
      membership.autoRenew = false;
      membership.cancellationDateAsString = dateAsString(tools.now);
    }
    return undefined;
  },

  updateCurrentSubscription: (_, { params: { subscriptionId }, body: { caseType, autoRenew } }, tools) => {
    if (caseType === undefined && autoRenew === undefined)
      tools.refuse.invalid('caseType: either this or autoRenew is required');
    const membership = membershipOf(subscriptionId, tools);
    const plan = membership ? undefined : planOf(subscriptionId, tools);
    if (caseType !== undefined) {
      const { schemeCode } = schemeByCaseType(caseType, tools);
      if (membership && !membership.caseType) tools.refuse.invalid('caseType: this subscription sends no cases');
      if (membership) membership.caseType = caseType;
      if (plan) changeCases(plan, schemeCode, tools);
    }
    if (autoRenew !== undefined) (membership ?? plan ?? { autoRenew }).autoRenew = autoRenew;
    return undefined;
  },

  listSubscriptionPaymentMethods: (_, { params: { subscriptionId } }, tools) =>
    paymentMethodsOf(tools.account(), heldUnder(subscriptionId, tools).paymentId),

  switchSubscriptionPaymentOption: (_, { params: { subscriptionId, paymentOption } }, tools) => {
    const account = tools.account();
    const current = heldUnder(subscriptionId, tools);
    const method =
      paymentMethodsOf(account, current.paymentId).find(({ paymentMode }) => paymentMode === paymentOption) ??
      tools.refuse.notFound(`There is no payment option ${paymentOption}.`);
    checkPayment(account, method.paymentId, tools);
    current.paymentId = method.paymentId;
    return undefined;
  },

  updateSubscriptionPayment: (_, { params: { subscriptionId }, body: { paymentId, updateAllPlans } }, tools) => {
    const account = tools.account();
    const current = heldUnder(subscriptionId, tools);
    checkPayment(account, paymentId, tools);
    current.paymentId = paymentId;
    if (updateAllPlans) payPlansBy(livePlans(account), paymentId);
    return undefined;
  },
};

/** Changes the scheme of a plan's cases from the first one that is not packed yet. */
function changeCases(plan: Plan, schemeCode: string, { now }: Tools): void {
  plan.schemeCode = schemeCode;
  for (const delivery of plan.upcoming) if (isChangeable(delivery, now)) changeScheme(delivery, schemeCode);
}
