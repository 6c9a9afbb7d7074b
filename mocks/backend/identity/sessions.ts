import type { LoginState } from '../../../src/model/customer.js';
import { isFree, maximumQuantity } from '../../../src/rules/common/basket.js';
import { isUnlimitedMember, unlimitedMembershipItems } from '../../../src/rules/common/unlimitedMember.js';
import type { Shop } from '../../world/world.js';
import { beginAccount } from '../account/account.js';
import { membershipStartedBy } from '../basket/classification.js';
import { settleGifts } from '../basket/freeGifts.js';
import { stockOf } from '../catalogue/stock.js';
import { plain } from '../plain.js';
import { profileSubscriptions } from '../plans/subscriptions.js';
import type { Account, BasketLine, Session, ShopState } from '../state.js';

/** Merges a visitor's basket into the account's, up to the maximum quantity and the stock of each item. */
function mergeBasket(state: ShopState, session: Session, account: Account, shop: Shop): void {
  const isMember = isUnlimitedMember({ trustedDetails: { subscriptions: profileSubscriptions(account) } });
  const kindOf = ({ itemCode }: BasketLine) => membershipStartedBy(itemCode)?.starts;
  const isTooMany = (line: BasketLine): boolean =>
    kindOf(line) !== undefined &&
    ((isMember && unlimitedMembershipItems.has(line.itemCode)) ||
      account.basket.some((other) => kindOf(other) === kindOf(line)));
  for (const line of plain(session.basket)) {
    if (isFree(line.classification) || isTooMany(line)) continue;
    const existing = line.eVoucher ? undefined : account.basket.find((other) => isSameThing(other, line));
    if (!existing) account.basket.push(line);
    else {
      const item = shop.items.get(line.itemCode);
      const left = (item && stockOf(state, item)) ?? maximumQuantity;
      existing.quantity = Math.min(
        existing.quantity + line.quantity,
        maximumQuantity,
        Math.max(left, existing.quantity),
      );
    }
  }
  if (session.voucher) account.voucher = session.voucher;
  if (session.giftChoices) account.giftChoices = { ...account.giftChoices, ...session.giftChoices };
  session.basket = [];
  delete session.voucher;
  delete session.giftChoices;
  settleGifts(state, account, shop);
}

const isSameThing = (a: BasketLine, b: BasketLine): boolean =>
  a.itemCode === b.itemCode && a.classification === b.classification && !a.eVoucher;

/** Signs a session in to an account. The visitor's basket is merged into the account's. */
export function signIn(
  state: ShopState,
  session: Session,
  accountId: string,
  login: Exclude<LoginState, 'visitor'>,
  shop: Shop,
): void {
  if (session.accountId !== undefined && session.accountId !== accountId) signOut(state, session);
  const account = beginAccount(state, accountId, shop);
  const isNew = session.accountId === undefined;
  session.login = login;
  session.accountId = accountId;
  if (isNew) mergeBasket(state, session, account, shop);
  // What a guest began, the customer goes on with.
  if (login === 'hard' && session.checkout?.isGuest && !session.checkout.isPlaced) {
    session.checkout.isGuest = false;
    session.checkout.emailId = account.email;
  }
}

/** Turns the session back into an anonymous visitor's. The account keeps its own data, including its orders. */
export function signOut({ accounts }: ShopState, session: Session): void {
  const account = session.accountId === undefined ? undefined : accounts[session.accountId];
  session.login = 'visitor';
  delete session.accountId;
  session.hasSignedOut = true;
  session.orders = session.orders.filter((id) => !account?.orders.includes(id));
  // A customer's checkout belongs to the account.
  if (session.checkout && !session.checkout.isGuest) delete session.checkout;
}
