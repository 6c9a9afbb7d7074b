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

/** What the kit passes to `createClient` of the package `contentful`. */
export interface ContentSdkParams extends ContentHost {
  readonly space: string;
  readonly environment: string;
  readonly timeout: number;
  readonly retryLimit: number;
  readonly throttle?: number;
  readonly adapter: 'fetch';
  readonly logHandler: () => void;
}

type Query = Record<string, string | number>;

/** Query of a sync: its start, or the token to continue from. `content_type` requires the type `Entry` (CONT-052,
 * CONT-053). */
export type ContentSyncQuery =
  | { readonly initial: true; readonly type?: 'Entry' | 'Asset' | 'Deletion' | 'DeletedEntry' | 'DeletedAsset' }
  | { readonly initial: true; readonly type: 'Entry'; readonly content_type: string }
  | { readonly nextSyncToken: string }
  | { readonly nextPageToken: string };

/** The part of the service's own client that the kit uses. The client handles retries and back-off itself (CONT-045 to
 * CONT-049); the kit checks every response. */
export interface ContentDelivery {
  readonly withoutUnresolvableLinks: {
    getEntries(query: Query): Promise<unknown>;
    getEntry(id: string, query: Query): Promise<unknown>;
  };
  readonly withoutLinkResolution: {
    // biome-ignore lint/suspicious/noExplicitAny: the client's own type of the query changes between its versions.
    sync(query: any): Promise<unknown>;
  };
  createAssetKey(expiresAt: number): Promise<unknown>;
}

/** The service's own package, as `import('contentful')` gives it. */
export interface ContentSdk {
  readonly createClient: (params: ContentSdkParams) => ContentDelivery;
}

export interface DeliverySettings {
  /** Loads the service's own package when content is first needed: `() => import('contentful')`. The host installs it. */
  readonly sdk: () => Promise<ContentSdk>;
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

/**
 * Connects to one host. The first call loads the service's client, so that it does not delay the first paint; after a
 * failed load the next call tries again.
 * @throws ApiError of kind `network`, from the returned function, when that client cannot be loaded
 */
export function deliveryAt(
  { accessToken, host, basePath, insecure }: ContentHost,
  { sdk, space, environment = contentEnvironment, throttle, timeoutMs, retryLimit }: DeliverySettings,
): (operationId: string) => Promise<ContentDelivery> {
  let delivery: Promise<ContentDelivery> | undefined;

  async function connect(operationId: string): Promise<ContentDelivery> {
    const { createClient } = await sdk().catch((cause: unknown) => {
      delivery = undefined;
      throw new ApiError({ operationId, kind: 'network', cause });
    });
    // Running the client's code is one task, what is done with it the next: at once they would block the page.
    await globalThis.scheduler?.yield?.();
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
