/** @typedef {{ file: string, from: string, to: string, why: string }} Equivalent a fault that changes no behaviour */

const isForTypes = 'the check is for the type alone: what follows gives the same without it';

/** @type {readonly Equivalent[]} */
export const equivalents = [
  { file: 'src/rules/common/basket.ts', from: "typeof quantity === 'number'", to: 'true', why: isForTypes },
  {
    file: 'src/rules/common/basket.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'no classification has this name',
  },
  { file: 'src/rules/common/basket.ts', from: 'classification !== undefined', to: 'true', why: isForTypes },
  {
    file: 'src/rules/checkout/checkout.ts',
    from: 'checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(firstIncomplete)',
    to: 'checkoutSteps.indexOf(requested) < checkoutSteps.indexOf(firstIncomplete)',
    why: 'both give the same step when they are equal',
  },
  {
    file: 'src/rules/checkout/paymentMark.ts',
    from: "'{}'",
    to: '""',
    why: 'text that cannot be parsed also gives the first mark',
  },
  {
    file: 'src/analytics/classifyPath.ts',
    from: '/^([^?#]*)(?:\\?([^#]*))?/',
    to: '/([^?#]*)(?:\\?([^#]*))?/',
    why: 'an expression that can match nothing matches at the start',
  },
  {
    file: 'src/analytics/classifyPath.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'the expression always matches, and of a kind only the second entry is read',
  },
];
