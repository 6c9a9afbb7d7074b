import type { ContentfulClientApi } from 'contentful';
import { ApiError } from '../model/error.js';
import { contentEnvironment, contentRetryLimit, contentTimeoutMs } from './limits.js';

/** Address of the content service, and the token to use there. */
export interface ContentHost {
  /** Token of the delivery or preview API. It is public and read-only. */
  readonly accessToken: string;
  /** Host name, with a port if needed; defaults to the service's own. */
  readonly host?: string;
  /** Path prefix of every request to the host. */
  readonly basePath?: string;
  /** Uses http, for a local server; https by default. */
  readonly insecure?: boolean;
}

export interface DeliverySettings {
  /** Id of the space that holds the shop's content. */
  readonly space: string;
  /** Environment of the space; defaults to `master` (CONT-051). */
  readonly environment?: string;
  /** Requests per second, 1 to 30; unlimited by default (CONT-050). */
  readonly throttle?: number;
  /** Timeout of a request in ms, starting afresh for each retry; defaults to 30,000 (CONT-043). */
  readonly timeoutMs?: number;
  /** Number of times a failed request is retried; defaults to 5 (CONT-044). */
  readonly retryLimit?: number;
}

/** The service's own client. It handles retries and back-off itself (CONT-045 to CONT-049). */
export type Delivery = ContentfulClientApi<undefined>;

/**
 * Connects to one host. The first call loads the service's client, so that it does not delay the first paint; after a
 * failed load the next call tries again.
 * @throws ApiError of kind `network`, from the returned function, when that client cannot be loaded
 */
export function deliveryAt(
  { accessToken, host, basePath, insecure }: ContentHost,
  { space, environment = contentEnvironment, throttle, timeoutMs, retryLimit }: DeliverySettings,
): (operationId: string) => Promise<Delivery> {
  let delivery: Promise<Delivery> | undefined;

  async function connect(operationId: string): Promise<Delivery> {
    const { createClient } = await import('contentful').catch((cause: unknown) => {
      delivery = undefined;
      throw new ApiError({ operationId, kind: 'network', cause });
    });
    return createClient({
      space,
      environment,
      accessToken,
      // One way to the network for all of the kit, so that what stands behind `fetch` in a host also serves content.
      adapter: 'fetch',
      timeout: timeoutMs ?? contentTimeoutMs,
      retryLimit: retryLimit ?? contentRetryLimit,
      // Retries are not logged, because the caller reports the final failure.
      logHandler: () => {},
      ...(throttle !== undefined && { throttle }),
      ...(host !== undefined && { host }),
      ...(basePath !== undefined && { basePath }),
      ...(insecure !== undefined && { insecure }),
    });
  }

  return (operationId) => {
    delivery ??= connect(operationId);
    return delivery;
  };
}
