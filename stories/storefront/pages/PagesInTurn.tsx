import { useState } from 'react';
import { focusMain } from '../../../src/storefront/base/focusMain.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';

interface PagesInTurnProps {
  readonly addresses: readonly string[];
}

/** Shows the page of the address that was pressed, and focuses the main part, as a host does after a link within the
 * shop. */
export function PagesInTurn({ addresses }: PagesInTurnProps) {
  const [address, setAddress] = useState<string>();
  return (
    <>
      <div className="wsk-Actions">
        {addresses.map((one) => (
          <button
            key={one}
            type="button"
            onClick={() => {
              setAddress(one);
              focusMain();
            }}
          >
            {one}
          </button>
        ))}
      </div>
      {address === undefined ? null : <StorefrontPage address={address} />}
    </>
  );
}
