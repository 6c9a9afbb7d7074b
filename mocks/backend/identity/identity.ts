import type * as identity from '../../../src/api/endpoints/identity.js';
import type { CustomerProfile } from '../../../src/model/customer.js';
import { preferencesOf } from '../../fixtures/customers.js';
import { shoppingLocationOf } from '../../fixtures/shoppingLocation.js';
import { accounts, emailOf, mockPassword } from '../../personas.js';
import { profileSubscriptions } from '../plans/subscriptions.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Account, Session } from '../state.js';

const securityStatus = { visitor: 0, soft: 3, hard: 5 } as const;

/** What the profile call says of whoever visits; less of one who is only recognised. */
export function profileOf({ login }: Session, { shop, account }: Tools): CustomerProfile {
  if (login === 'visitor') return { securityStatus: securityStatus.visitor };
  const { persona } = shop.world;
  const { salutation, firstName, lastName } = accounts[persona];
  const held = account();
  const subscriptions = profileSubscriptions(held);
  const holds = (type: string) => subscriptions.some((one) => one.type === type && one.status === 'ACTIVE');
  const recognised = {
    securityStatus: securityStatus[login],
    summaryDetails: { salutation, firstName, lastName },
    trustedDetails: { subscriptions },
  };
  if (login === 'soft') return recognised;
  return {
    ...recognised,
    summaryDetails: {
      ...recognised.summaryDetails,
      emailAddress: emailOf(persona),
      brandAccountNumber: `${shop.brand.id.toUpperCase()}-204417`,
      profileId: `profile-${persona}`,
    },
    userDetails: {
      freeShipProfile: holds('FREESHIP'),
      freeItemProfile: false,
      userPreferences: {
        noEmail: false,
        mail: true,
        noOutBoundCall: true,
        shareData: false,
        shareEmail: false,
        sms: false,
      },
      profileClassifications: {
        features: [
          ...(holds('WINEREWARD') ? ['WINE_REWARD_SUBSCRIPTION_ACTIVE'] : []),
          ...(held.savings ? ['WINE_REWARD_ACCOUNT_OPEN'] : []),
        ],
      },
    },
    ...shoppingLocationOf(held.addresses),
  };
}

/** The profile with what the customer has changed since, and what no other call lists (OPEN-073). */
const withAccount = (
  { summaryDetails, userDetails, ...profile }: CustomerProfile,
  { email, permissions, addresses, billingAddress, cards, payForWineplansWithWinereward }: Account,
): CustomerProfile => ({
  ...profile,
  summaryDetails: { ...summaryDetails, emailAddress: email },
  userDetails: {
    ...userDetails,
    userPreferences: preferencesOf(permissions),
    shippingAddresses: addresses,
    ...(billingAddress && { billingAddress }),
    paymentCards: cards,
    payForWineplansWithWinereward,
  },
});

export const identityResolvers: Resolvers<typeof identity> = {
  login: (_, { body, session }, { refuse }) => {
    if (body.password !== mockPassword)
      refuse.invalid('Your email address and password do not match. Please check them and try again.');
    session.login = 'hard';
    return undefined;
  },

  logout: (state, { session }) => {
    session.login = 'visitor';
    if (session.voucher && state.account?.vouchers.includes(session.voucher)) delete session.voucher;
    // What an account's checkout knows is the account's.
    if (session.checkout && !session.checkout.isGuest) delete session.checkout;
    return undefined;
  },

  getProfileDetails: (_, { session }, tools) => {
    const profile = profileOf(session, tools);
    return session.login === 'hard' ? withAccount(profile, tools.account()) : profile;
  },
};
