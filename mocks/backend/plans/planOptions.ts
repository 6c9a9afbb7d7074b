import type { PlanOption } from '../../../src/model/plan.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { type PlanScheme, planSchemes, planSchemeType } from '../../fixtures/plans.js';
import type { Tools } from '../resolver.js';
import { dayOfFirstCase } from './planSchedule.js';
import { deliveryPriceOf, plannedTotal } from './planViews.js';

export function schemeByCaseType(caseType: string, { refuse }: Tools): PlanScheme {
  return (
    planSchemes.find((scheme) => scheme.caseType === caseType) ??
    refuse.invalid(`caseType: unknown case type ${caseType}`)
  );
}

export function checkFrequency({ frequencies, caseType }: PlanScheme, frequency: number, { refuse }: Tools): void {
  if (!frequencies.includes(frequency))
    refuse.invalid(`frequency: ${caseType} comes every ${frequencies.join(', ')} weeks`);
}

interface OptionFilter {
  readonly schemeType?: string | undefined;
  readonly schemeFamily?: string | undefined;
  readonly bottleCountFilter?: number | undefined;
}

export function optionsFor(
  { schemeType, schemeFamily, bottleCountFilter }: OptionFilter,
  { shop, now }: Tools,
): PlanOption[] {
  return planSchemes
    .filter(
      (scheme) =>
        (schemeType ?? planSchemeType) === planSchemeType &&
        (schemeFamily ?? scheme.schemeFamily) === scheme.schemeFamily &&
        (bottleCountFilter ?? scheme.bottleCount) === scheme.bottleCount,
    )
    .map(({ frequencies, ...scheme }) => {
      const product = shop.items.get(scheme.itemCode)?.product;
      return {
        ...scheme,
        schemeType: planSchemeType,
        name: product?.name ?? scheme.caseType,
        headline: product?.webHeadline,
        thumbnailImage: product?.thumbnailImage,
        total: plannedTotal(scheme.schemeCode, shop),
        frequencies: [...frequencies],
        deliveryPrice: deliveryPriceOf('STD', shop),
        firstDeliveryDate: dayOfFirstCase(dayOf(now), shop.site),
      };
    });
}
