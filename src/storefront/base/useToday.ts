'use client';

import { useEffect, useState } from 'react';
import { dayOf } from '../../rules/common/days.js';
import { useServices } from './StorefrontProvider.js';

/** Returns today as an ISO date, by the host's clock if it has one; undefined on a server and until it is known. */
export function useToday(): string | undefined {
  const { host } = useServices();
  const [today, setToday] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const ofBrowser = () => dayOf(new Date());
    const known = Promise.resolve(host.today?.() ?? ofBrowser()).catch(ofBrowser);
    void known.then((day) => isShown && setToday(day));
    return () => {
      isShown = false;
    };
  }, [host]);
  return today;
}
