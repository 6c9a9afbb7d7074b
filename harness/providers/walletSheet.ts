import { testCards, tokenOfCard } from '../../mocks/world/cardProvider.js';
import type { OpenWallet } from '../../src/entries/storefront.js';
import './walletSheet.css';

/** The shopper's choices on the sheet. */
const answers = [
  ['Pay', testCards.approved],
  ['Pay with a card that is declined', testCards.declined],
  ['Cancel', undefined],
] as const;

/** A mock wallet's sheet, in place of the device's own, which a page cannot draw. */
export const walletSheet =
  (name: string): OpenWallet =>
  ({ amount, currency, shopName }) =>
    new Promise((resolve) => {
      const sheet = document.createElement('dialog');
      sheet.className = 'harness-WalletSheet';
      sheet.ariaLabel = name;
      const title = document.createElement('p');
      title.textContent = `${name}: ${amount.toFixed(2)} ${currency} to ${shopName}`;
      sheet.append(title);
      const close = (token: string | undefined) => {
        sheet.close();
        sheet.remove();
        resolve(token);
      };
      for (const [label, card] of answers) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.onclick = () => close(card && tokenOfCard(card));
        sheet.append(button);
      }
      sheet.oncancel = () => close(undefined);
      document.body.append(sheet);
      sheet.showModal();
    });
