'use client';

import { useRef, useState } from 'react';
import { type Action, busy, failed, idle } from '../../model/load.js';
import type { Timeslot } from '../../model/order.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { checkoutCalls } from '../shop/calls.js';
import type { StepProps } from './stepProps.js';

/** A delivery method, with its timeslot. */
interface MethodChoice {
  readonly shippingMethod: string;
  readonly timeslot?: Timeslot | undefined;
}

/**
 * Manages the order's delivery method, which is saved as soon as it is selected, so that the total is updated. Calls
 * are made one at a time, and the last choice is sent last; a refusal restores the order's method, and shows the
 * message (CHKT-024, CHKT-034).
 * @param codes the available methods, in the server's order: if the order has none of them, the first counts as
 * selected
 */
export function useMethodChoice({ order, checkout }: Pick<StepProps, 'order' | 'checkout'>, codes: readonly string[]) {
  const { client } = useServices();
  const failureText = useFailureText();
  const [action, setAction] = useState<Action>(idle);
  const [wanted, setWanted] = useState<MethodChoice>();
  const [isOfTimeslot, setIsOfTimeslot] = useState(false);
  const next = useRef<MethodChoice>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const { shippingMethod, timeslot } = order.shippingDetails;
  // A method for another address is not among the available ones.
  const had = shippingMethod && codes.includes(shippingMethod.type) ? shippingMethod.type : undefined;
  const [first] = codes;

  async function send({ timeslot: slot, ...choice }: MethodChoice): Promise<void> {
    try {
      await client.call(checkoutCalls.setCheckoutShippingMethod, {
        body: { ...choice, ...(slot && { timeslot: slot }) },
      });
    } catch (error) {
      if (next.current) return;
      // The server may have saved it despite the error.
      await checkout.refresh().catch(() => {});
      setWanted(undefined);
      throw error;
    }
    if (!next.current) await checkout.refresh();
  }

  async function sendAll(): Promise<boolean> {
    setAction(busy);
    try {
      while (next.current) {
        const choice: MethodChoice = next.current;
        next.current = undefined;
        setIsOfTimeslot(choice.timeslot !== undefined);
        await send(choice);
      }
    } catch (error) {
      if (next.current) return sendAll();
      setAction(failed(failureText(error)));
      return false;
    }
    setWanted(undefined);
    setAction(idle);
    return true;
  }

  function choose(choice: MethodChoice): Promise<boolean> {
    setWanted(choice);
    next.current = choice;
    running.current ??= sendAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  return {
    /** Code of the method shown as selected. */
    ticked: wanted?.shippingMethod ?? had ?? first,
    /** The timeslot shown as selected. */
    timeslot: wanted ? wanted.timeslot : had === undefined ? undefined : timeslot,
    /** State of saving the method. */
    methodAction: isOfTimeslot ? idle : action,
    /** State of saving the timeslot. */
    timeslotAction: isOfTimeslot ? action : idle,
    choose,
    /** Resolves to true once the selection is part of the order. */
    settle: async (): Promise<boolean> => {
      if (running.current) return running.current;
      const unsent = wanted ?? (had !== undefined || first === undefined ? undefined : { shippingMethod: first });
      return unsent ? choose(unsent) : true;
    },
  };
}
