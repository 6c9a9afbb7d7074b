'use client';

import { useState } from 'react';
import { planChangesWords } from '../../brands/words/planChanges.js';
import { type Load, loading, ready } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import { isCardExpired } from '../../rules/account/accountNeeds.js';
import { PlanSubscribePage, type PlanSubscription } from '../../screens/plans/change/PlanSubscribePage.js';
import type { PlanTerms } from '../../screens/plans/change/planTerms.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useSendOnce } from '../base/useSendOnce.js';
import { useToday } from '../base/useToday.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planCalls } from '../shop/accountCalls.js';
import { useProfile } from '../shop/useProfile.js';
import { useCaseContents } from './useCaseContents.js';
import { usePlanAction } from './usePlanAction.js';
import { type PlanOptionFilter, usePlanOptions } from './usePlanOptions.js';
import { useWinePlans } from './useWinePlans.js';

export interface PlanSubscribePageContainerProps {
  /** Number of bottles in a case to filter by, from the address. */
  readonly bottles?: number | undefined;
  /** The `schemeCode` of the case selected at first, from the address. */
  readonly schemeCode?: string | undefined;
  /** Id of the plan that becomes the parent of the new one, from the address. */
  readonly parentSubscriptionId?: string | undefined;
}

/** The values that survive a reload; `asked` is the case in the address for which they were chosen. */
const noChoice = { schemeCode: '', frequency: 0, asked: '' };

/** Returns the card and the address a new plan starts with: the default card, or the first, and the first address. */
function useTerms(): { readonly load: Load<PlanTerms>; readonly retry: () => void } {
  const { load, refresh } = useProfile();
  const today = useToday();
  if (load.status !== 'ready') return { load, retry: refresh };
  if (today === undefined) return { load: loading, retry: refresh };
  const { paymentCards = [], shippingAddresses = [] } = load.data.userDetails ?? {};
  const card = paymentCards.find(({ options }) => options === 'default') ?? paymentCards[0];
  const isExpired = card !== undefined && isCardExpired(card, today);
  return { load: ready({ card, isExpired, address: shippingAddresses[0]?.shippingAddress }), retry: refresh };
}

/** Takes out a wine plan. The response does not identify the new plan: it is the plan that was not in the list before. */
function useSubscription(parentSubscriptionId: string | undefined) {
  const { client } = useServices();
  const { action, run, reset } = usePlanAction();
  const [started, setStarted] = useState<WinePlan>();
  const sendOnce = useSendOnce();
  const list = () => client.call(planCalls.listWinePlans);
  const ids = async () => new Set((await list()).map(({ subscriptionId }) => subscriptionId));
  const subscribe = (chosen: PlanSubscription, onStarted: () => void) =>
    run(async () => {
      const body = { ...chosen, ...(parentSubscriptionId !== undefined && { parentSubscriptionId }) };
      const send = () => client.call(planCalls.subscribeToWinePlan, { body });
      const before = await sendOnce({ body, idsBefore: ids, idsNow: ids, send });
      onStarted();
      // The plan has been taken out; if fetching the list fails, it must not be taken out again.
      const after = await list().catch(() => []);
      setStarted(after.find(({ subscriptionId }) => !before.has(subscriptionId)));
    });
  return { action, started, subscribe, reset };
}

/** Connects the page for taking out a wine plan, either on its own or with another plan as its parent. */
export function PlanSubscribePageContainer({
  bottles,
  schemeCode: asked = '',
  parentSubscriptionId,
}: PlanSubscribePageContainerProps) {
  const text = useText(planChangesWords);
  usePageTitle(text('planSubscribe.title'));
  const [filter, setFilter] = useState<PlanOptionFilter>({ bottles });
  const { draft, save, clear } = useDraft('planSubscribe', noChoice);
  // A link to a case counts for more than what was chosen before it was followed, and less than what was chosen since.
  const isJustAsked = asked !== '' && draft?.asked !== asked;
  const [{ schemeCode, frequency }, setChoice] = useState({
    ...(draft ?? noChoice),
    ...(isJustAsked && { schemeCode: asked }),
  });
  const choice = { ...(schemeCode !== '' && { schemeCode }), ...(frequency > 0 && { frequency }) };
  const all = usePlanOptions();
  const options = usePlanOptions(filter);
  const { load: plans } = useWinePlans();
  const parent =
    plans.status === 'ready'
      ? plans.data.find(({ subscriptionId }) => subscriptionId === parentSubscriptionId)
      : undefined;
  const loadedOptions = all.load.status === 'ready' ? all.load.data : [];
  const contents = useCaseContents(loadedOptions.find((option) => option.schemeCode === schemeCode)?.itemCode);
  const terms = useTerms();
  const { action, started, subscribe, reset } = useSubscription(parentSubscriptionId);

  return (
    <AccountLayoutContainer current="winePlans">
      <PlanSubscribePage
        allOptions={all.load}
        options={options.load}
        bottles={filter.bottles}
        family={filter.family}
        parent={parent}
        choice={choice}
        contents={contents.contents}
        terms={terms.load}
        subscribing={action}
        started={started}
        onFilter={setFilter}
        onChoose={(more) => {
          reset();
          const next = { schemeCode, frequency, asked, ...more };
          setChoice(next);
          save(next);
        }}
        onContents={contents.ask}
        onSubscribe={(chosen) => subscribe(chosen, clear)}
        onRetry={({ part }) =>
          ({ page: all.retry, options: options.retry, contents: contents.retry, terms: terms.retry })[part]()
        }
      />
    </AccountLayoutContainer>
  );
}
