import { accountWords } from './words/account.js';
import { basketWords } from './words/basket.js';
import { checkoutWords } from './words/checkout.js';
import { failureWords } from './words/failure.js';
import { homeWords } from './words/home.js';
import { identityWords } from './words/identity.js';
import { productWords } from './words/product.js';
import { searchWords } from './words/search.js';
import { serviceWords } from './words/service.js';
import { shellWords } from './words/shell.js';
import { uiWords } from './words/ui.js';

/** Every text of the kit, for checks and translation; a page loads only its areas' texts. */
export const allWords = {
  ...accountWords,
  ...basketWords,
  ...checkoutWords,
  ...failureWords,
  ...homeWords,
  ...identityWords,
  ...productWords,
  ...searchWords,
  ...serviceWords,
  ...shellWords,
  ...uiWords,
};
