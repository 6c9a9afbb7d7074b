'use client';

import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Track } from '../../analytics/events.js';
import type { HostUserFields } from '../../analytics/userFields.js';
import { type Client, createClient, defaultTimeoutMs } from '../../api/client.js';
import type { ContentClient, ContentSettings } from '../../content/client.js';
import type { PaymentCard } from '../../model/account.js';
import type { RecentAdd } from '../../model/basket.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { ApiError } from '../../model/error.js';
import type { LiveShoppingPlayerProps } from '../../model/liveShopping.js';
import { type Action, idle } from '../../model/load.js';
import type { CardProviderSetup } from '../../model/order.js';
import type { ReviewSource } from '../../model/review.js';
import type { Article, QuestionGroup, TermsSections } from '../../model/service.js';
import type { Device } from '../../rules/checkout/paymentLogos.js';
import type { PaymentPlan } from '../../rules/checkout/paymentPlan.js';
import { withoutCardNumbers } from '../../rules/common/withoutCardNumbers.js';
import type { Invitation } from '../../rules/service/referral.js';
import type { UpsellPage } from '../../rules/upsells/upsells.js';
import { createDrafts, type Drafts } from './drafts.js';
import { loadChunk } from './loadChunk.js';
import { type Observable, observable } from './observable.js';
import type { OpenDialog } from './openDialog.js';
import { createQueries } from './queries.js';

/** Exchanges the contents of the card fields for a token; resolves to undefined when they are invalid, which the fields
 * show themselves. It has as long as a call of the API. */
export type Tokenise = () => Promise<string | undefined>;

/** Props of the host's card fields. Card data leaves them as a token alone. */
export interface CardFieldsProps {
  /** What the provider's fields are set up with, fetched by the payment step. */
  readonly setup: CardProviderSetup;
  /** Called with the function that makes a token, once the fields are ready. */
  readonly onReady: (tokenise: Tokenise) => void;
  /** A saved card of the customer's to pay with: the fields then ask for its security code alone (CHKT-046). */
  readonly savedCard?: PaymentCard | undefined;
}

/** Props of the host's view of a bank's page, on which the shopper confirms who they are (CHKT-048). It is shown in a dialog
 * of the kit's. */
export interface PayerChallengeProps {
  /** Address of the bank's page, from `payerAuth`. */
  readonly url: string;
  /** The token of the card that is being authenticated. */
  readonly transientToken: string;
  /** Called once the bank's page shows. */
  readonly onReady: () => void;
  /** Called when the shopper has confirmed, with the token to authenticate the card with now. */
  readonly onConfirmed: (confirmed: { readonly transientToken: string }) => void;
  /** Called when the bank did not accept the shopper's answer. */
  readonly onFailed: () => void;
}

/** What a wallet's sheet shows. */
export interface WalletRequest {
  /** What the wallet is to pay: a decimal in the site's currency. */
  readonly amount: number;
  /** ISO 4217 code of the currency, such as `GBP`. */
  readonly currency: string;
  /** ISO 3166 code of the site's country, such as `GB`. */
  readonly countryCode: string;
  /** Name of the shop. */
  readonly shopName: string;
}

/** Opens a wallet's sheet, from a press of a button. Resolves to a token for `payerAuth`, or to undefined when the shopper
 * closed the sheet; rejects when the wallet failed. */
export type OpenWallet = (request: WalletRequest) => Promise<string | undefined>;

/** The wallets a host has connected. One without an entry is not offered. */
export interface Wallets {
  /** Google Pay (CHKT-053). */
  readonly googlePay?: OpenWallet;
  /** Apple Pay (CHKT-054). */
  readonly applePay?: OpenWallet;
}

/** Navigates to another page; `replace` replaces the current history entry. */
export type Navigate = (href: string, options?: { readonly replace?: boolean }) => void;

/** Services of the host, for what the API has no call for (OPEN-072). A page whose service is missing is not found. */
export interface HostServices {
  /** Sends the email that leads to a new password. Rejects when it could not be sent. */
  readonly requestPassword?: (email: string) => Promise<void>;
  /** Sets the password of whom the link in that email was for. It is given the query the link had, which the address has no
   * longer. Rejects when it was not set. */
  readonly setPassword?: (password: string, link: URLSearchParams) => Promise<void>;
  /** Sends an invitation to a friend. Rejects when it could not be sent. */
  readonly invite?: (invitation: Invitation) => Promise<void>;
  /** The customer's referral link, shown beside the invitation form. */
  readonly shareUrl?: string;
  /** Fetches the host's questions and answers, when their page is first shown. */
  readonly questions?: () => Promise<readonly QuestionGroup[]>;
  /** Fetches the host's terms, when their page is first shown. */
  readonly terms?: () => Promise<TermsSections>;
  /** Fetches a page of the host's editors by its name, such as `privacy`, `cookies` or the `pg` of a content page;
   * undefined where there is none. */
  readonly article?: (name: string) => Promise<Article | undefined>;
  /** Reads the card cookie of a points brand: `available` asks for the first digits of a card before the shop opens
   * (GATE-002, OPEN-066). Without it, or when it rejects, the shop is open. */
  readonly cardCheck?: () => Promise<string>;
  /** Fetches the reviews of a product by its item code; without it a product page shows their average alone. */
  readonly reviews?: ReviewSource;
  /** What analytics is to know of a customer beside the profile, such as segments and an age group (ANLY-055, ANLY-057 to
   * ANLY-061). When it rejects, or takes longer than a call may, the event goes without. */
  readonly analyticsUser?: (profile: CustomerProfile) => Promise<HostUserFields>;
}

/** How a storefront is connected to its host. Every option has a default. */
export interface StorefrontOptions {
  /** Fetch function; the global `fetch` unless set. */
  readonly fetch?: typeof fetch;
  /** Prefix of every path: empty (the default) on the site itself, an origin elsewhere. */
  readonly baseUrl?: string;
  /** How long a call may take, in ms; 30,000 unless set. */
  readonly timeoutMs?: number;
  /** Receives each analytics event; nothing is tracked without it. */
  readonly track?: Track;
  /** Called with every failed call (MISC-009) and whatever else went wrong without the shopper seeing it; logs to the
   * console unless set. */
  readonly log?: (error: Error) => void;
  /** Navigates within the site; a full page load unless the host has a router. */
  readonly navigate?: Navigate;
  /** Reloads the page after signing in; `location.reload` unless set. */
  readonly reload?: () => void;
  /** The fields of the card provider; without them no card is taken. */
  readonly cardFields?: ComponentType<CardFieldsProps>;
  /** The host's view of a bank's page; without it a card whose bank asks the shopper cannot pay. */
  readonly payerChallenge?: ComponentType<PayerChallengeProps>;
  /** The wallets the host has connected; none unless set. */
  readonly wallets?: Wallets;
  /** Leaves the shop for a provider's page (CHKT-044); a full page load unless set. */
  readonly leave?: (url: string) => void;
  /** The host's player of live shows; without it no show is offered (LIVE-001). */
  readonly liveShopping?: ComponentType<LiveShoppingPlayerProps>;
  /** Address of the content service; without it pages show the shop's own content. */
  readonly content?: Omit<ContentSettings, 'onError'>;
  /** Address of `styles/home.css` where the page does not link it: it is loaded with the home page (HOME-085). */
  readonly homeStylesheet?: string;
  /** What the host supplies where the API has no call (OPEN-072); nothing unless set. */
  readonly host?: HostServices;
  /** What the device can do, for the ways to pay; detected unless set (CHKT-062, CHKT-063). */
  readonly device?: Device;
}

/** The last add, with the product's name. */
export interface Confirmation {
  readonly add: RecentAdd;
  readonly name: string;
}

/** The state of one page, shared by all React roots on it. */
export interface StorefrontServices {
  /** Makes the calls of the API. */
  readonly client: Client;
  /** The query cache all React roots of the page share. */
  readonly queries: QueryClient;
  /** Loads the content client at its first call; undefined without a content service. */
  readonly content: (() => Promise<ContentClient>) | undefined;
  /** Sends an analytics event to the host. */
  readonly track: Track;
  /** Logs what went wrong without the shopper seeing it; failed calls are logged by themselves. */
  readonly log: (error: Error) => void;
  /** Goes to another page of the site. */
  readonly navigate: Navigate;
  /** Reloads the page, after signing in. */
  readonly reload: () => void;
  /** The fields of the card provider; undefined where no card is taken. */
  readonly cardFields: ComponentType<CardFieldsProps> | undefined;
  /** The host's view of a bank's page. */
  readonly payerChallenge: ComponentType<PayerChallengeProps> | undefined;
  /** The wallets the host has connected. */
  readonly wallets: Wallets;
  /** Leaves the shop for a provider's page, whose address `pageOfAnswer` has judged. */
  readonly leave: (url: string) => void;
  /** How long a call may take, in ms. */
  readonly timeoutMs: number;
  /** How the order under way is to be paid. It has the PIN of a gift card, and is stored without it. */
  readonly paymentPlan: Observable<PaymentPlan | undefined>;
  /** What was typed and is not sent yet. */
  readonly drafts: Drafts;
  /** The host's player of live shows; undefined where none is shown. */
  readonly liveShopping: ComponentType<LiveShoppingPlayerProps> | undefined;
  /** Address of `styles/home.css`, where the home page has to load it. */
  readonly homeStylesheet: string | undefined;
  /** What the host supplies where the API has no call. */
  readonly host: HostServices;
  /** What the device can do, for the ways to pay; undefined where it is to be detected. */
  readonly device: Device | undefined;
  /** The open dialog; undefined while none is open. */
  readonly dialog: Observable<OpenDialog | undefined>;
  /** The confirmation that shows; undefined while none does. */
  readonly confirmation: Observable<Confirmation | undefined>;
  /** What the page is to an upsell that opens by itself. */
  readonly upsellPage: Observable<UpsellPage>;
  /** The page's one sign-in attempt; it continues when its dialog is closed. */
  readonly login: Observable<Action>;
  /** Text of the search field. */
  readonly searchTerm: Observable<string>;
}

const logToConsole = (error: Error): void => {
  // biome-ignore lint/suspicious/noConsole: a failure is logged, and this is the log of a page without its own.
  console.error(error);
};

/** Creates the page's services; call it once and pass the result to every provider on the page. */
export function createStorefront({
  track = () => {},
  log = logToConsole,
  navigate = (href, { replace = false } = {}) => window.location[replace ? 'replace' : 'assign'](href),
  reload = () => window.location.reload(),
  cardFields,
  payerChallenge,
  wallets = {},
  leave = (url) => window.location.assign(url),
  timeoutMs = defaultTimeoutMs,
  liveShopping,
  content,
  homeStylesheet,
  host = {},
  device,
  ...clientOptions
}: StorefrontOptions = {}): StorefrontServices {
  const onError = (error: ApiError) => {
    const { operationId, kind, status, message } = error;
    log(error);
    const told = withoutCardNumbers(error.serverMessage ?? message);
    track({ event: 'Errors', operationId, kind, status, message: told });
  };
  const drafts = createDrafts();
  const paymentPlan = observable<PaymentPlan | undefined>(undefined);
  const dialog = observable<OpenDialog | undefined>(undefined);
  drafts.handovers.subscribe(() => {
    paymentPlan.set(undefined);
    dialog.set(undefined);
  });
  return {
    client: createClient({ ...clientOptions, timeoutMs, onError }),
    content: content && contentClientOf({ ...content, onError }),
    queries: createQueries(),
    track,
    log,
    navigate,
    reload,
    cardFields,
    payerChallenge,
    wallets,
    leave,
    timeoutMs,
    paymentPlan,
    drafts,
    liveShopping,
    homeStylesheet,
    host,
    device,
    dialog,
    confirmation: observable<Confirmation | undefined>(undefined),
    upsellPage: observable<UpsellPage>({ page: 'other' }),
    login: observable<Action>(idle),
    searchTerm: observable(''),
  };
}

/** Loaded once; after a failure the next call tries again. */
function contentClientOf(settings: ContentSettings): () => Promise<ContentClient> {
  let made: Promise<ContentClient> | undefined;
  return () => {
    made ??= loadChunk('content', () => import('../../content/client.js'))
      .then(({ createContentClient }) => createContentClient(settings))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
}
