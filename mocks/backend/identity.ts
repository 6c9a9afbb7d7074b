import type * as identity from '../../src/api/endpoints/identity.js';
import type { CustomerProfile } from '../../src/model/customer.js';
import { accounts, emailOf, mockPassword } from '../personas.js';
import type { Resolvers, Tools } from './resolver.js';
import type { Session } from './state.js';

const securityStatus = { visitor: 0, soft: 3, hard: 5 } as const;

/** What the profile call says of whoever visits; less of one who is only recognised. */
export function profileOf({ login }: Session, { shop }: Tools): CustomerProfile {
  if (login === 'visitor') return { securityStatus: securityStatus.visitor };
  const { persona } = shop.world;
  const { salutation, firstName, lastName, features, subscriptions } = accounts[persona];
  const recognised = {
    securityStatus: securityStatus[login],
    summaryDetails: { salutation, firstName, lastName },
    trustedDetails: { subscriptions: [...subscriptions] },
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
      freeShipProfile: persona === 'unlimited' || persona === 'heavy',
      freeItemProfile: false,
      userPreferences: {
        noEmail: false,
        mail: true,
        noOutBoundCall: true,
        shareData: false,
        shareEmail: false,
        sms: false,
      },
      profileClassifications: { features: [...features] },
    },
    ...(shop.site.country !== 'uk' && {
      shoppingLocationContext: { stateCode: shop.site.country === 'us' ? 'CA' : 'NSW' },
    }),
  };
}

export const identityResolvers: Resolvers<typeof identity> = {
  login: (_, { body, session }, { refuse }) => {
    if (body.password !== mockPassword)
      refuse.invalid('Your email address and password do not match. Please check them and try again.');
    session.login = 'hard';
    return undefined;
  },

  logout: (_, { session }) => {
    session.login = 'visitor';
    // What an account's checkout knows is the account's.
    if (session.checkout && !session.checkout.isGuest) delete session.checkout;
    return undefined;
  },

  getProfileDetails: (_, { session }, tools) => profileOf(session, tools),
};
