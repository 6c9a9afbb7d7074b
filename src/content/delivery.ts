import type { ContentfulClientApi } from 'contentful';
import { ApiError } from '../model/error.js';
import { contentEnvironment, contentRetryLimit, contentTimeoutMs } from './limits.js';

/** Where the content service answers. */
export interface ContentHost {
  /** Token of the delivery or preview API. It is public and read-only. */
  readonly accessToken: string;
  /** Host name, with a port if needed; the service's own unless set. */
  readonly host?: string;
  /** Path prefix of every request to the host. */
  readonly basePath?: string;
  /** Uses http, for a local server; https unless set. */
  readonly insecure?: boolean;
}

export interface DeliverySettings {
  /** Id of the space that holds the shop's content. */
  readonly space: string;
  /** Environment of the space; `master` unless set (CONT-051). */
  readonly environment?: string;
  /** Requests a second, 1 to 30; unlimited unless set (CONT-050). */
  readonly throttle?: number;
  /** How long one request may take, in ms, each retry anew; 30,000 unless set (CONT-043). */
  readonly timeoutMs?: number;
  /** How often a failed request is made again; 5 unless set (CONT-044). */
  readonly retryLimit?: number;
}

/** The service's own client. It retries and backs off by itself (CONT-045 to CONT-049). */
export type Delivery = ContentfulClientApi<undefined>;

/** Connects to one host. The service's client is loaded with the first call, so that it does not delay the first paint;
 * when loading failed, the next call tries again.
 * @throws ApiError of kind `network`, from the function it gives, when that client cannot be loaded */
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
      timeout: timeoutMs ?? contentTimeoutMs,
      retryLimit: retryLimit ?? contentRetryLimit,
      // Retries are not logged; the caller reports a failure.
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
