/** Timeout of one request, in ms; each retry has its own (CONT-043). */
export const contentTimeoutMs = 30_000;
/** Maximum number of retries after a 5xx, a 429 or a lost connection (CONT-044). */
export const contentRetryLimit = 5;
/** Default environment of the content service (CONT-051). */
export const contentEnvironment = 'master';

const throttle = { least: 1, most: 30 } as const;

/**
 * Checks a throttle, in requests per second. The service's own client would silently use the nearest valid value
 * (CONT-050, OPEN-090).
 * @throws RangeError when it is not 1 to 30
 */
export function checkThrottle(requestsPerSecond: number): void {
  const { least, most } = throttle;
  if (requestsPerSecond >= least && requestsPerSecond <= most) return;
  throw new RangeError(
    `The throttle of the content client is ${least} to ${most} requests a second, or not set; it was ${requestsPerSecond}.`,
  );
}
