import type * as identity from '../../../src/api/endpoints/identity.js';
import type { CustomerProfile } from '../../../src/model/customer.js';
import { preferencesOf } from '../../fixtures/customers.js';
import { shoppingLocationOf } from '../../fixtures/shoppingLocation.js';
import { accounts, isPersona, mockPassword } from '../../world/personas.js';
import { accountIdOfEmail } from '../account/account.js';
import { profileSubscriptions } from '../plans/subscriptions.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Account, Session } from '../state.js';
import { signIn, signOut } from './sessions.js';

/** Returns how certain the shop is of the shopper's identity (IDENT-001 to IDENT-006). The status is one lower for a
 * customer who has never bought anything and counts as new (CHKT-087), and one higher for a visitor who has signed
 * out. */
function securityStatusOf({ login, hasSignedOut }: Session, hasBought: boolean): number {
  if (login === 'visitor') return hasSignedOut ? 1 : 0;
  return (login === 'hard' ? 4 : 2) + Number(hasBought);
}

const hasBought = ({ accountId, orders }: Account): boolean =>
  orders.length > 0 || (isPersona(accountId) && accounts[accountId].hasHistory);

/** Returns the session's profile, which has less detail for a customer who is only recognised. */
export function profileOf(session: Session, { shop, account }: Pick<Tools, 'shop' | 'account'>): CustomerProfile {
  const { login } = session;
  if (login === 'visitor') return { securityStatus: securityStatusOf(session, false) };
  const customer = account();
  const { accountId, accountNumber, salutation, firstName, lastName } = customer;
  const subscriptions = profileSubscriptions(customer);
  const holds = (type: string) => subscriptions.some((one) => one.type === type && one.status === 'ACTIVE');
  const recognised = {
    securityStatus: securityStatusOf(session, hasBought(customer)),
    summaryDetails: { ...(salutation && { salutation }), firstName, lastName },
    trustedDetails: { subscriptions },
  };
  if (login === 'soft') return recognised;
  return {
    ...recognised,
    summaryDetails: {
      ...recognised.summaryDetails,
      emailAddress: customer.email,
      brandAccountNumber: `${shop.brand.id.toUpperCase()}-${accountNumber}`,
      profileId: `profile-${accountId}`,
    },
    userDetails: {
      freeShipProfile: holds('FREESHIP'),
      freeItemProfile: false,
      userPreferences: preferencesOf(customer.permissions),
      profileClassifications: {
        features: [
          ...(holds('WINEREWARD') ? ['WINE_REWARD_SUBSCRIPTION_ACTIVE'] : []),
          ...(customer.savings ? ['WINE_REWARD_ACCOUNT_OPEN'] : []),
        ],
      },
      // No other call lists these addresses (OPEN-073).
      shippingAddresses: customer.addresses,
      ...(customer.billingAddress && { billingAddress: customer.billingAddress }),
      paymentCards: customer.cards,
      payForWineplansWithWinereward: customer.payForWineplansWithWinereward,
      ...(shop.site.money === 'points' && { points: customer.points }),
    },
    ...shoppingLocationOf(customer.addresses),
  };
}

const wrongLogin = 'Your email address and password do not match. Please check them and try again.';

export const identityResolvers: Resolvers<typeof identity> = {
  login: (state, { body: { email, password }, session }, { shop, refuse }) => {
    const accountId = accountIdOfEmail(state, email);
    if (accountId === undefined || password !== mockPassword) return refuse.invalid(wrongLogin);
    signIn(state, session, accountId, 'hard', shop);
    return undefined;
  },

  logout: (state, { session }) => {
    signOut(state, session);
    return undefined;
  },

  getProfileDetails: (_, { session }, tools) => profileOf(session, tools),
};
