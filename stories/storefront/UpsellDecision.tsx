import { useState } from 'react';
import { expect, type within } from 'storybook/test';
import { useObserved } from '../../src/storefront/base/observable.js';
import { useServices } from '../../src/storefront/base/StorefrontProvider.js';
import type { Confirmation } from '../../src/storefront/base/services.js';
import { UpsellOpener } from '../../src/storefront/upsells/UpsellOpener.js';

/** Decides after an addition like the page itself, and shows the decision: an offer that stays away leaves no other
 * sign, and the page loads its own opener and the dialog only when they are needed. */
export function UpsellDecision() {
  const { confirmation, dialog } = useServices();
  const added = useObserved(confirmation);
  const opened = useObserved(dialog);
  const [decided, setDecided] = useState<Confirmation>();
  return (
    <>
      {added && added !== decided ? <UpsellOpener added={added} onDecided={() => setDecided(added)} /> : null}
      <output>{decided ? `Decided: ${opened?.name ?? 'no offer'}` : 'Not decided'}</output>
    </>
  );
}

/** Waits for the decision, and checks that no offer opens. */
export async function expectNoOffer(canvas: ReturnType<typeof within>): Promise<void> {
  await canvas.findByText(/^Decided: /);
  await expect(canvas.getByText(/^Decided: /)).toHaveTextContent('Decided: no offer');
  await expect(canvas.queryByRole('dialog')).toBeNull();
}
