/** Loads in advance what an upsell loads when it opens, so that one that is missing is not just late. */
export async function loadUpsells(): Promise<void> {
  await Promise.all([
    import('../../src/storefront/upsells/UpsellOpener.js'),
    import('../../src/storefront/upsells/UpsellModalContainer.js'),
    import('../../src/api/endpoints/basket.js'),
    import('../../src/api/endpoints/offers.js'),
    import('../../src/api/endpoints/plans.js'),
    import('../../src/api/endpoints/product.js'),
  ]);
}
