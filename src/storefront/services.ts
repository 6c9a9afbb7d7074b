import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Track } from '../analytics/events.js';
import { type Client, createClient } from '../api/client.js';
import type { ContentClient, ContentSettings } from '../content/client.js';
import type { RecentAdd } from '../model/basket.js';
import type { ApiError } from '../model/error.js';
import { type Action, idle } from '../model/load.js';
import type { CardProviderSetup } from '../model/order.js';
import type { QuestionGroup, TermsSections } from '../model/service.js';
import type { Device } from '../rules/paymentLogos.js';
import type { Invitation } from '../rules/referral.js';
import { deviceOfBrowser } from './device.js';
import { loadChunk } from './loadChunk.js';
import { type Observable, observable } from './observable.js';
import type { OpenDialog } from './openDialog.js';

/** Turns what stands in a provider's fields into a token; nothing when they want mending, which they say themselves. */
export type Tokenise = () => Promise<string | undefined>;

/** What the fields of a card provider are given. The card never leaves them but as a token. */
export interface CardFieldsProps {
  /** What the provider's fields are set up with, fetched by the payment step. */
  readonly setup: CardProviderSetup;
  /** Hands over the way to a token, once there is one. */
  readonly onReady: (tokenise: Tokenise) => void;
}

/** Goes to another page; `replace` leaves the one before out of the history. */
export type Navigate = (href: string, options?: { readonly replace?: boolean }) => void;

/** What the API has no call for (OPEN-072), given by the host. A page whose part is missing is not found. */
export interface HostServices {
  /** Sends the email that leads to a new password. Rejects when it could not be sent. */
  readonly requestPassword?: (email: string) => Promise<void>;
  /** Sets the password of whom the link in that email was for. Rejects when it was not set. */
  readonly setPassword?: (password: string) => Promise<void>;
  /** Sends an invitation to a friend. Rejects when it could not be sent. */
  readonly invite?: (invitation: Invitation) => Promise<void>;
  /** The customer's own link into the shop, beside the form of an invitation. */
  readonly shareUrl?: string;
  /** The host's questions with their answers, asked for when their page is first shown. */
  readonly questions?: () => Promise<readonly QuestionGroup[]>;
  /** The host's terms, asked for when their page is first shown. */
  readonly terms?: () => Promise<TermsSections>;
}

/** How a storefront is connected to its host. Every option has a default. */
export interface StorefrontOptions {
  /** The browser's own unless a host brings one. */
  readonly fetch?: typeof fetch;
  /** What stands before the path of every call: empty (the default) on the site itself, an origin elsewhere. */
  readonly baseUrl?: string;
  /** How long a call may take, in ms; 30,000 unless set. */
  readonly timeoutMs?: number;
  /** Receives each analytics event; nothing is tracked without it. */
  readonly track?: Track;
  /** Hears of every failed call; the console's error log unless a host has its own (MISC-009). */
  readonly log?: (error: ApiError) => void;
  /** Goes to another page of the site; a full load unless a host has a router. */
  readonly navigate?: Navigate;
  /** Loads the page anew, for whoever has just signed in. */
  readonly reload?: () => void;
  /** The fields of the card provider; without them no card is taken. */
  readonly cardFields?: ComponentType<CardFieldsProps>;
  /** Where the content service is; without it pages show what the shop has by itself. */
  readonly content?: Omit<ContentSettings, 'onError'>;
  /** Address of `styles/home.css` where the page does not link it: it is loaded with the home page (HOME-085). */
  readonly homeStylesheet?: string;
  /** What the host supplies where the API has no call (OPEN-072); nothing unless set. */
  readonly host?: HostServices;
  /** What the device can do, for the ways to pay; what the browser says of it unless the host knows better (CHKT-062,
   * CHKT-063). */
  readonly device?: Device;
}

/** What was added last, with the name to say it by. */
export interface Confirmation {
  readonly add: RecentAdd;
  readonly name: string;
}

/** Everything stateful of one page, shared by all React roots on it. */
export interface StorefrontServices {
  /** Makes the calls of the API. */
  readonly client: Client;
  /** The query cache all React roots of the page share. */
  readonly queries: QueryClient;
  /** The content service's client, loaded when it is first asked for; none where there is no service. */
  readonly content: (() => Promise<ContentClient>) | undefined;
  /** Sends an analytics event to the host. */
  readonly track: Track;
  /** Goes to another page of the site. */
  readonly navigate: Navigate;
  /** Loads the page anew, after signing in. */
  readonly reload: () => void;
  /** The fields of the card provider; undefined where no card is taken. */
  readonly cardFields: ComponentType<CardFieldsProps> | undefined;
  /** Address of `styles/home.css`, where the home page has to load it. */
  readonly homeStylesheet: string | undefined;
  /** What the host supplies where the API has no call. */
  readonly host: HostServices;
  /** What the device can do, for the ways to pay. */
  readonly device: Device;
  /** The open dialog; undefined while none is open. */
  readonly dialog: Observable<OpenDialog | undefined>;
  /** The confirmation that shows; undefined while none does. */
  readonly confirmation: Observable<Confirmation | undefined>;
  /** The page's one attempt to sign in: it goes on when the dialog it was started from is closed. */
  readonly login: Observable<Action>;
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
  navigate = (href, { replace = false } = {}) => window.location[replace ? 'replace' : 'assign'](href),
  reload = () => window.location.reload(),
  cardFields,
  content,
  homeStylesheet,
  host = {},
  device = deviceOfBrowser(),
  ...clientOptions
}: StorefrontOptions = {}): StorefrontServices {
  const onError = (error: ApiError) => {
    const { operationId, kind, status, message } = error;
    log(error);
    track({ event: 'Errors', operationId, kind, status, message: error.serverMessage ?? message });
  };
  return {
    client: createClient({ ...clientOptions, onError }),
    content: content && contentClientOf({ ...content, onError }),
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
    reload,
    cardFields,
    homeStylesheet,
    host,
    device,
    dialog: observable<OpenDialog | undefined>(undefined),
    confirmation: observable<Confirmation | undefined>(undefined),
    login: observable<Action>(idle),
    searchTerm: observable(''),
  };
}

/** Made once; a client that could not be loaded is tried for again by whoever asks next. */
function contentClientOf(settings: ContentSettings): () => Promise<ContentClient> {
  let made: Promise<ContentClient> | undefined;
  return () => {
    made ??= loadChunk('content', () => import('../content/client.js'))
      .then(({ createContentClient }) => createContentClient(settings))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
}
