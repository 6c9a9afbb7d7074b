'use client';

import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import type { CaseWine } from '../../model/plan.js';
import type { Product } from '../../model/product.js';
import { quantityOf, swapTargets } from '../../rules/plans/nextCase.js';
import { FlexiWinePicker } from '../../screens/plans/nextCase/FlexiWinePicker.js';
import { NextCasePage } from '../../screens/plans/nextCase/NextCasePage.js';
import { useNextCaseTitle } from '../../screens/plans/nextCase/useNextCaseTitle.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { favouritesQuery } from '../shop/favouritesQuery.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import type { PlanPageProps } from './planPageProps.js';
import { useCaseChanges } from './useCaseChanges.js';
import { useFlexiWines } from './useFlexiWines.js';
import { useNextCase } from './useNextCase.js';

/** Connects the page of a plan's next case. The shop stores each change as it is made, but the changes only take effect
 * once the case is saved. */
export function NextCasePageContainer({ subscriptionId }: PlanPageProps) {
  const { nextCase, due, retry } = useNextCase(subscriptionId);
  const loadedCase = nextCase.status === 'ready' ? nextCase.data : undefined;
  const changes = useCaseChanges({ subscriptionId, orderId: due?.orderId ?? '' });
  const { change, changeAt, step, dismiss } = changes;
  const opinions = useOpinions();
  const [picking, setPicking] = useState<{ readonly out?: CaseWine }>();
  const flexi = useFlexiWines(picking !== undefined);
  usePageTitle(planTitle(useNextCaseTitle(nextCase), nextCase));

  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!isChosen || change.status === 'busy') return;
    setChosen(false);
    if (change.status === 'idle') setPicking(undefined);
  }, [isChosen, change.status]);

  function choose({ itemCode, name }: Product): void {
    if (!loadedCase) return;
    const out = picking?.out;
    const at = { part: 'picker', itemCode } as const;
    if (out)
      step(at, swapTargets(loadedCase.wines, out.itemCode, itemCode), { kind: 'swapped', name: out.name, by: name });
    else step(at, [{ itemCode, quantity: quantityOf(loadedCase.wines, itemCode) + 1 }], { kind: 'added', name });
    setChosen(true);
  }
  // To draw the wines takes long on a slow device, so the press is answered first.
  const openPicker = (opened: { readonly out?: CaseWine }) => startTransition(() => setPicking(opened));
  const atWine = (wine: CaseWine) => ({ part: 'wine', itemCode: wine.itemCode }) as const;

  return (
    <AccountLayoutContainer current="winePlans">
      <NextCasePage
        subscriptionId={subscriptionId}
        nextCase={nextCase}
        isChangeable={due?.isChangeable ?? false}
        {...opinions}
        change={change}
        changeAt={changeAt}
        steps={changes.steps}
        elsewhere={changes.elsewhere}
        choice={changes.choice}
        save={changes.save}
        picking={picking !== undefined}
        picker={
          <FlexiWinePicker
            open={picking !== undefined}
            out={picking?.out}
            inside={loadedCase?.wines ?? []}
            wines={flexi.wines}
            facets={flexi.facets}
            filter={flexi.filter}
            {...opinions}
            action={change}
            chosen={changeAt?.part === 'picker' ? changeAt.itemCode : undefined}
            onFilter={({ filter }) => flexi.setFilter(filter)}
            onChoose={({ product }) => choose(product)}
            onRetry={flexi.retry}
            onClose={() => {
              setPicking(undefined);
              dismiss();
            }}
          />
        }
        onAdd={() => openPicker({})}
        onSwap={({ wine }) => openPicker({ out: wine })}
        onRemove={({ wine }) =>
          step(atWine(wine), [{ itemCode: wine.itemCode, quantity: 0 }], { kind: 'removed', name: wine.name })
        }
        onPutBack={({ wine }) =>
          step(atWine(wine), [{ itemCode: wine.itemCode, quantity: wine.quantity }], { kind: 'added', name: wine.name })
        }
        onQuantity={({ wine, quantity }) =>
          step(atWine(wine), [{ itemCode: wine.itemCode, quantity }], { kind: 'amount', name: wine.name })
        }
        onUndo={changes.undo}
        onReset={changes.reset}
        onRetryChange={changes.retry}
        onChoice={({ choice }) => changes.choose(choice)}
        onSave={changes.saveCase}
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}

/** Loads the customer's opinions of wines; the page works without them. */
function useOpinions() {
  const { client } = useServices();
  const forCustomer = useCustomerQueryOptions();
  const favourites = useQuery({ ...favouritesQuery(client), ...forCustomer });
  const ratings = useQuery({
    queryKey: queryKey('listRatings'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listRatings, undefined, { signal })).userItems,
    ...forCustomer,
  });
  return { favourites: favourites.data ?? [], ratings: ratings.data ?? [] };
}
