/** Loaders of the containers of wine plans, by page. */
const loaders = {
  winePlans: async () => (await import('./WinePlansPageContainer.js')).WinePlansPageContainer,
  winePlanSubscribe: async () => (await import('./PlanSubscribePageContainer.js')).PlanSubscribePageContainer,
  winePlan: async () => (await import('./WinePlanPageContainer.js')).WinePlanPageContainer,
  winePlanNextCase: async () => (await import('./NextCasePageContainer.js')).NextCasePageContainer,
  winePlanDelivery: async () => (await import('./PlanDeliveryPageContainer.js')).PlanDeliveryPageContainer,
  winePlanAddress: async () => (await import('./PlanAddressPageContainer.js')).PlanAddressPageContainer,
  winePlanPayment: async () => (await import('./PlanPaymentPageContainer.js')).PlanPaymentPageContainer,
  winePlanChange: async () => (await import('./PlanChangePageContainer.js')).PlanChangePageContainer,
  winePlanCancel: async () => (await import('./PlanCancelPageContainer.js')).PlanCancelPageContainer,
  winePlanHistory: async () => (await import('./PlanHistoryPageContainer.js')).PlanHistoryPageContainer,
} as const;
/** Name of a page of wine plans. */
export type PlanPageName = keyof typeof loaders;
/** The containers by page. */
export type PlanPages = { readonly [Name in PlanPageName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** Loads the container of a page. */
export const loadPlanPage = <Name extends PlanPageName>(name: Name): Promise<PlanPages[Name]> =>
  // The type does not follow from the table by itself.
  loaders[name]() as Promise<PlanPages[Name]>;
