'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../base/StorefrontProvider.js';
import { profileQuery } from '../shop/useProfile.js';

/** Tracks the visitor or customer once the profile has loaded, and again when the profile changes (ANLY-050 to
 * ANLY-067). It makes no calls itself. */
export function useUserEvent(): void {
  const services = useServices();
  const { data: profile } = useQuery({ ...profileQuery(services), enabled: false });
  useEffect(() => {
    if (!profile) return undefined;
    const leaving = new AbortController();
    // Loaded after the first paint; if loading fails, nothing is tracked.
    import('./trackUser.js').then(
      ({ trackUser }) => trackUser(profile, services, leaving.signal),
      () => {},
    );
    return () => leaving.abort();
  }, [profile, services]);
}
