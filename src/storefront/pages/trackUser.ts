'use client';

import { userFields } from '../../analytics/userFields.js';
import type { CustomerProfile } from '../../model/customer.js';
import { loginState } from '../../rules/common/loginState.js';
import { inTime } from '../base/inTime.js';
import type { StorefrontServices } from '../base/services.js';

/** Tracks a customer or visitor together with the host's data. If the host fails or exceeds the timeout of a call, that
 * data is left out. Tracks nothing if the signal has been aborted in the meantime. */
export async function trackUser(
  profile: CustomerProfile,
  { host, log, timeoutMs, track }: Pick<StorefrontServices, 'host' | 'log' | 'timeoutMs' | 'track'>,
  signal: AbortSignal,
): Promise<void> {
  const ask = async () => (loginState(profile) === 'visitor' ? undefined : host.analyticsUser?.(profile));
  const tooLate = () => new Error('The host did not tell in time what analytics is to know of the customer');
  const hostFields = await inTime(ask(), timeoutMs, tooLate).catch((error: Error) => log(error));
  if (!signal.aborted) track({ event: 'user', ...userFields(profile, hostFields ?? {}) });
}
