/** @typedef {{ file: string, from: string, to: string, why: string }} Equivalent a fault that changes no behaviour */

const isOfFrame = 'the frame of the account shows this failure itself, in place of the page';

/** @type {readonly Equivalent[]} */
const equivalents = [
  {
    file: 'src/screens/checkout/AmendOffer.tsx',
    from: '[product.name, product.vintage].filter(Boolean)',
    to: '[product.name, product.vintage]',
    why: 'a missing vintage leaves a blank at the end, which is not shown',
  },
  {
    file: 'src/screens/service/FaqPage.tsx',
    from: 'question.id',
    to: 'question.title',
    why: 'the accordion uses it as the key of a list, and no two questions are the same',
  },
  {
    file: 'src/storefront/account/AccountDetailsPageContainer.tsx',
    from: 'refresh',
    to: '() => undefined',
    why: isOfFrame,
  },
  {
    file: 'src/storefront/account/AddressBookPageContainer.tsx',
    from: 'refresh',
    to: '() => undefined',
    why: isOfFrame,
  },
  {
    file: 'src/storefront/account/CardsPageContainer.tsx',
    from: 'refresh',
    to: '() => setIsAdding(true)',
    why: isOfFrame,
  },
  {
    file: 'src/storefront/account/CardsPageContainer.tsx',
    from: 'refresh',
    to: '() => undefined',
    why: isOfFrame,
  },
  {
    file: 'src/storefront/base/tryAgain.ts',
    from: "emptyQueries.filter(({ state }) => state.status === 'error' && state.fetchStatus === 'idle')",
    to: 'emptyQueries',
    why: 'of the queries without data, those that have not failed are under way, and are only joined',
  },
  {
    file: 'src/storefront/gifts/PurchaseVoucherPageContainer.tsx',
    from: 'refresh',
    to: '() => undefined',
    why: isOfFrame,
  },
  {
    file: 'src/storefront/plans/PlanSubscribePageContainer.tsx',
    from: 'refresh',
    to: '() => undefined',
    why: isOfFrame,
  },
  {
    file: 'src/storefront/plans/useCaseChanges.ts',
    from: 'currentCase.name',
    to: 'currentCase.caseType',
    why: 'the sentences about a reset name nothing',
  },
  {
    file: 'src/storefront/home/useHomePageContent.ts',
    from: 'brand.id',
    to: 'brand.name',
    why: 'in the key of the query, where any field will do that tells brands apart',
  },
  {
    file: 'src/storefront/home/HomePageContainer.tsx',
    from: 'retryContent',
    to: 'retry',
    why: 'a retry button fetches everything that failed, and this one is shown only if the content failed',
  },
  {
    file: 'src/storefront/checkout/ReviewStepContainer.tsx',
    from: '() => run(settle)',
    to: '() => run(place)',
    why: 'while a payment is pending, paying only asks for its outcome',
  },
];

/**
 * @param {import('./draw.mjs').Fault} fault
 * @returns {string | undefined} why it changes no behaviour, if it is listed
 */
export const equivalentOf = ({ file, original, replacement }) =>
  equivalents.find(({ file: own, from, to }) => own === file && from === original && to === replacement)?.why;
