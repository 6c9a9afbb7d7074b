'use client';

import { useState } from 'react';
import { CouponBox } from '../../blocks/CouponBox.js';
import type { Cart } from '../../model/basket.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useDraft } from '../base/useDraft.js';
import { voucherCalls } from './calls.js';

export interface CouponContainerProps {
  /** The names of the savings on the basket or the order, as the shop words them. */
  readonly savings: readonly string[];
  /** Fetches again everything whose price the code may change. */
  readonly refresh: () => Promise<unknown>;
}

/** Returns the names of a basket's savings. */
export const savingNames = ({ orderPriceInfo }: Cart): readonly string[] =>
  (orderPriceInfo.pricingBreakdown ?? []).map(({ description }) => description);

/** Connects the code field, on the cart page and in the checkout: it applies a code to the session's basket. No call
 * returns that code, so it is remembered for the session, and shown for as long as the name of one of the savings
 * contains it. */
export function CouponContainer({ savings, refresh }: CouponContainerProps) {
  const { client } = useServices();
  const { action, run } = useAction();
  const { draft, save } = useDraft('coupon', { code: '' });
  const [applied, setApplied] = useState<string>();
  const code = applied ?? draft?.code ?? '';
  const isTaken = code !== '' && savings.some((name) => name.toLowerCase().includes(code.toLowerCase()));
  return (
    <CouponBox
      applied={isTaken ? code.toUpperCase() : undefined}
      action={action}
      onApply={({ code: voucher }) =>
        run(async () => {
          await client.call(voucherCalls.applyCheckoutCoupon, { params: { voucher } });
          save({ code: voucher });
          setApplied(voucher);
          await refresh();
        })
      }
    />
  );
}
