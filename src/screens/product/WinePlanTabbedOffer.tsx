'use client';

import { offerWords } from '../../brands/words/offer.js';
import type { Product } from '../../model/product.js';
import { useText } from '../../ui/scope.js';
import { Tabs } from '../../ui/Tabs.js';
import { WinePlanView, type WinePlanViewProps } from './WinePlanView.js';

/** The plans, which one is selected, and the block's callbacks. */
export interface WinePlanTabbedOfferProps extends WinePlanViewProps {
  /** The plan items that could be fetched, one tab each. */
  readonly plans: readonly Product[];
  /** Item code of the selected plan; the first unless set. */
  readonly selected?: string | undefined;
  /** Called when a tab is chosen. */
  readonly onSelect: (selection: { readonly itemCode: string }) => void;
}

/** Wine plans on offer, one tab each: picture, name, price and button (PLAN-081 to PLAN-092). It fetches and adds nothing
 * itself. */
export function WinePlanTabbedOffer({
  plans,
  selected = plans[0]?.itemCode,
  onSelect,
  ...view
}: WinePlanTabbedOfferProps) {
  const text = useText(offerWords);
  return (
    <div className="wsk-WinePlanTabbedOffer" data-component="WinePlanTabbedOffer">
      {selected === undefined ? (
        <p className="wsk-Text">{text('plan.none')}</p>
      ) : (
        <Tabs
          label={text('plan.title')}
          selected={selected}
          onSelect={({ id }) => onSelect({ itemCode: id })}
          tabs={plans.map((product) => ({
            id: product.itemCode,
            label: product.name,
            content: <WinePlanView {...view} product={product} isShown={product.itemCode === selected} />,
          }))}
        />
      )}
    </div>
  );
}
