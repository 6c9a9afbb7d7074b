import { accountWords } from '../../brands/words/account.js';
import { type Load, ready } from '../../model/load.js';
import { accountNeeds } from '../../rules/accountNeeds.js';
import { membershipFlags } from '../../rules/membership.js';
import { nextPlan } from '../../rules/nextPlan.js';
import { AccountHomePage } from '../../screens/account/AccountHomePage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { planCalls } from '../accountCalls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';
import { useOpenDialog } from '../useOpenDialog.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';
import { useSavingsAccount } from '../useSavingsAccount.js';
import { useToday } from '../useToday.js';
import { usePurchases } from './usePurchases.js';

/** Connects the first page of the account. A recognised customer sees what is told without a password. */
export function AccountHomePageContainer() {
  const { client } = useServices();
  const { profile, login } = useProfile();
  const openDialog = useOpenDialog();
  const today = useToday();
  const purchases = usePurchases();
  const savings = useSavingsAccount();
  const plans = useLoad({
    ...useCustomerQueryOptions(login === 'hard'),
    queryKey: queryKey('listWinePlans'),
    queryFn: ({ signal }) => client.call(planCalls.listWinePlans, undefined, { signal }),
  });
  const retries = { nextCase: plans.retry, lastOrder: purchases.retry, balance: savings.retry };
  usePageTitle(useText(accountWords)('account.title'));
  return (
    <AccountLayoutContainer current="account">
      <AccountHomePage
        login={login}
        firstName={profile?.summaryDetails?.firstName}
        needs={today === undefined ? [] : accountNeeds(profile, today)}
        nextCase={mapped(plans.load, nextPlan)}
        lastOrder={mapped(purchases.load, ([latest]) => latest)}
        balance={mapped(savings.load, (account) => account?.balance)}
        subscriptions={profile?.trustedDetails?.subscriptions ?? []}
        flags={membershipFlags(profile)}
        onSignIn={() => openDialog('login', {})}
        onRetry={({ part }) => retries[part]()}
      />
    </AccountLayoutContainer>
  );
}

const mapped = <From, To>(load: Load<From>, pick: (data: From) => To): Load<To> =>
  load.status === 'ready' ? ready(pick(load.data)) : load;
