import { NotFoundPage } from '../../screens/service/NotFoundPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../usePageTitle.js';

/** The page of an address the shop has nothing at. */
export function NotFoundPageContainer() {
  usePageTitle(useText()('notFound.title'));
  return <NotFoundPage />;
}
