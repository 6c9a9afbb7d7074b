import { QueryClient } from '@tanstack/react-query';
import type { Track } from '../analytics/events.js';
import { type Client, createClient } from '../api/client.js';
import type { ApiError } from '../api/error.js';
import type { RecentAdd } from '../model/basket.js';
import { type Observable, observable } from './observable.js';
import type { OpenDialog } from './openDialog.js';

export interface StorefrontOptions {
  /** The browser's own unless a host brings one. */
  readonly fetch?: typeof fetch;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  readonly track?: Track;
  /** Hears of every failed call; the console's error log unless a host has its own (MISC-009). */
  readonly log?: (error: ApiError) => void;
  /** Goes to another page of the site; a full load unless a host has a router. */
  readonly navigate?: (href: string) => void;
}

/** What was added last, with the name to say it by. */
export interface Confirmation {
  readonly add: RecentAdd;
  readonly name: string;
}

/** Everything stateful of one page, shared by all React roots on it. */
export interface StorefrontServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly track: Track;
  readonly navigate: (href: string) => void;
  readonly dialog: Observable<OpenDialog | undefined>;
  readonly confirmation: Observable<Confirmation | undefined>;
  /** What stands in the search field. */
  readonly searchTerm: Observable<string>;
}

const logToConsole = (error: ApiError): void => {
  // biome-ignore lint/suspicious/noConsole: a failed call is logged, and this is the log of a page without its own.
  console.error(error);
};

/** The page's services; make them once and give them to every provider on the page. */
export function createStorefront({
  track = () => {},
  log = logToConsole,
  navigate = (href) => window.location.assign(href),
  ...clientOptions
}: StorefrontOptions = {}): StorefrontServices {
  return {
    client: createClient({
      ...clientOptions,
      onError: (error) => {
        const { operationId, kind, status, message } = error;
        log(error);
        track({ event: 'Errors', operationId, kind, status, message: error.serverMessage ?? message });
      },
    }),
    // Nothing is asked again by itself: a failure shows, with a way to try again.
    queries: new QueryClient({
      defaultOptions: {
        queries: {
          retry: false,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
          networkMode: 'always',
          staleTime: 60_000,
        },
        mutations: { networkMode: 'always' },
      },
    }),
    track,
    navigate,
    dialog: observable<OpenDialog | undefined>(undefined),
    confirmation: observable<Confirmation | undefined>(undefined),
    searchTerm: observable(''),
  };
}
