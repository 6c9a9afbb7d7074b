import { winePlansWords } from '../../brands/words/winePlans.js';
import { WinePlansPage } from '../../screens/plans/WinePlansPage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { usePageTitle } from '../usePageTitle.js';
import { useWinePlans } from './useWinePlans.js';

/** Connects the page of the customer's wine plans. */
export function WinePlansPageContainer() {
  const { load, retry } = useWinePlans();
  usePageTitle(useText(winePlansWords)('winePlans.title'));
  return (
    <AccountLayoutContainer current="winePlans">
      <WinePlansPage plans={load} onRetry={retry} />
    </AccountLayoutContainer>
  );
}
