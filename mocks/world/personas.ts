import type { CustomerProfile } from '../../src/model/customer.js';

/** The accounts in a new world. Each has its own email, orders, addresses, cards and plans. */
export const personas = [
  'standard',
  'new',
  'empty',
  'unlimited',
  'premiere',
  'plan-active',
  'plan-suspended',
  'wine-reward',
  'storage',
  'confrere',
  'heavy',
] as const;
export type Persona = (typeof personas)[number];

/** The password for every account in the mock. */
export const mockPassword = 'correct-horse';

interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: string;
  readonly subscriptions: NonNullable<NonNullable<CustomerProfile['trustedDetails']>['subscriptions']>;
  /** Whether the account was used before the world starts and so has orders, addresses, cards, vouchers and lists. */
  readonly hasHistory: boolean;
  /** Orders placed before the world starts, and the days between two of them. */
  readonly pastOrders: { readonly count: number; readonly daysBetween: number };
  readonly favourites: number;
  /** Number of wine plans held when the world starts; those of `subscriptions` come first. */
  readonly plans: number;
  readonly hasRecommendations: boolean;
}

const subscription = (type: string, schemeId: string, status = 'ACTIVE') => ({
  schemeId,
  type,
  status,
  ...(type === 'FREESHIP' && { schemeTypes: ['FreeShip'] }),
  ...(type === 'WINEPLAN' && { frequency: 12 }),
});

const account = (
  salutation: string,
  firstName: string,
  lastName: string,
  subscriptions: Account['subscriptions'] = [],
  differences: Partial<Account> = {},
): Account => ({
  salutation,
  firstName,
  lastName,
  subscriptions,
  hasHistory: true,
  pastOrders: { count: 6, daysBetween: 43 },
  favourites: 6,
  plans: subscriptions.filter(({ type }) => type === 'WINEPLAN').length,
  hasRecommendations: true,
  ...differences,
});

export const accounts: Readonly<Record<Persona, Account>> = {
  standard: account('Mrs', 'Margaret', 'Hale'),
  new: account('Mr', 'Tom', 'Ashby', [], { hasHistory: false }),
  empty: account('Ms', 'Ida', 'Quill', [], { hasHistory: false, hasRecommendations: false }),
  unlimited: account('Mr', 'Bernadetto', 'Rossi', [subscription('FREESHIP', 'UNLT')]),
  premiere: account('Dr', 'Priya', 'Raman', [subscription('PREMIERE', 'PREM')]),
  'plan-active': account('Mr', 'Jonathan', 'Orme', [subscription('WINEPLAN', 'LWGO')]),
  'plan-suspended': account('Mrs', 'Wilhelmina', 'Frost', [subscription('WINEPLAN', 'LWGO', 'SUSPENDED')]),
  'wine-reward': account('Ms', 'Catrin', 'Vaughan', [subscription('WINEREWARD', 'CP')]),
  storage: account('Sir', 'Hugh', 'Pemberton', [subscription('STORAGE', 'CP')]),
  confrere: account('Mme', 'Odile', 'Marchand', [subscription('CONFRERE', 'CONF')]),
  heavy: account(
    'Mr',
    'Maximilian',
    'Featherstonehaugh',
    [subscription('FREESHIP', 'UNLT'), subscription('WINEPLAN', 'LWGO'), subscription('WINEREWARD', 'CP')],
    { pastOrders: { count: 1000, daysBetween: 3 }, favourites: 120, plans: 40 },
  ),
};

export const emailOf = (persona: Persona): string => `${persona}@shopper.example`;

export const isPersona = (accountId: string): accountId is Persona => accountId in accounts;

/** Returns the number that makes an account's ids different from every other account's. */
export const accountNumberOf = (persona: Persona): number => 204_417 + 19 * personas.indexOf(persona);
