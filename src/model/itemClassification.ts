/** Purposes of a basket line that is not an ordinary purchase (BSKT-053 to BSKT-059). The API's set is open. */
export const itemClassifications = [
  'SUBSCRIPTION_RECRUITMENT_ITEM',
  'WINEPLAN_RECRUITMENT_ITEM',
  'WINEREWARD_RECRUITMENT_ITEM',
  'SUBSCRIPTION_FREE_ITEM',
  'WINEREWARD_FREE_ITEM',
  'FREEGIFT_PROMOTION_ITEM',
  'PRESELL_ITEM',
] as const;
/** One of `itemClassifications`. */
export type ItemClassification = (typeof itemClassifications)[number];
