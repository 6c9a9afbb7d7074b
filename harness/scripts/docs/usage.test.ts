import { expect, test } from 'vitest';
import { usageOf } from './usage.mjs';

const sources = {
  'src/ui/Button.tsx': 'export function Button() { return <button />; }',
  'src/screens/basket/CartLine.tsx':
    "import { Button } from '../../ui/Button.js';\nexport const CartLine = () => <Button />;",
  'src/screens/basket/CartPage.tsx':
    "import { CartLine } from './CartLine.js';\nexport const CartPage = () => <CartLine />;",
  'src/storefront/useBasket.ts': [
    "import { basketCalls } from './calls.js';",
    'const query = () => ask(basketCalls.getCart);',
    'export const useBasket = () => query();',
    'export const useGifts = () => ask(basketCalls.listGifts);',
    'export type Given = typeof basketCalls.getOffer;',
  ].join('\n'),
  'src/storefront/basket/CartPageContainer.tsx': [
    "import { CartPage } from '../../screens/basket/CartPage.js';",
    "import type { CartLine } from '../../screens/basket/CartLine.js';",
    "import { Button } from '../../ui/Button.js';",
    "import { type Given, useBasket } from '../useBasket.js';",
    "const later = () => import('./DialogContainer.js');",
    'export function CartPageContainer() { useBasket(); return <CartPage onOpen={later}><Button /></CartPage>; }',
  ].join('\n'),
  'src/storefront/basket/DialogContainer.tsx': [
    "import { customerCalls } from '../calls.js';",
    'export const DialogContainer = () => { send(customerCalls.submitEmail); return null; };',
  ].join('\n'),
};

test('a container makes only the calls of the hooks it uses, not those of other hooks in the same file', () => {
  const { CartPageContainer, DialogContainer } = usageOf(sources);
  expect(CartPageContainer?.calls).toEqual(['getCart']);
  expect(DialogContainer?.calls).toEqual(['submitEmail']);
});

test('a component lists the components that draw it', () => {
  expect(usageOf(sources)).toMatchObject({
    Button: { calls: [], containers: [], users: ['CartLine'] },
    CartLine: { containers: [], users: ['CartPage'] },
    CartPage: { calls: [], containers: ['CartPageContainer'], users: [] },
  });
});
