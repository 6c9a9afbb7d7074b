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
import { createTurns, type TakeTurn } from './turns.js';

/** Exchanges the contents of the card fields for a token. Resolves to undefined if the contents are invalid; the fields
 * then show what is wrong. The function has the same timeout as an API call. */
export type Tokenise = () => Promise<string | undefined>;

/** Props of the host's card fields. Card data leaves them only as a token. */
export interface CardFieldsProps {
  /** The settings of the provider's fields, fetched by the payment step. */
  readonly setup: CardProviderSetup;
  /** Called with the function that creates a token, once the fields are ready. */
  readonly onReady: (tokenise: Tokenise) => void;
  /** The customer's saved card to pay with; the fields then ask only for its security code (CHKT-046). */
  readonly savedCard?: PaymentCard | undefined;
}

/** Props of the host's view of a bank's page, on which the shopper confirms their identity (CHKT-048). The kit shows it
 * in a dialog. */
export interface PayerChallengeProps {
  /** Address of the bank's page, from `payerAuth`. */
  readonly url: string;
  /** The token of the card that is being authenticated. */
  readonly transientToken: string;
  /** Called once the bank's page is shown. */
  readonly onReady: () => void;
  /** Called when the shopper has confirmed, with the token that now authenticates the card. */
  readonly onConfirmed: (confirmed: { readonly transientToken: string }) => void;
  /** Called when the bank rejected the shopper's response. */
  readonly onFailed: () => void;
}

/** What a wallet's sheet shows. */
export interface WalletRequest {
  /** The amount to pay by wallet: a decimal in the site's currency. */
  readonly amount: number;
  /** ISO 4217 code of the currency, such as `GBP`. */
  readonly currency: string;
  /** ISO 3166 code of the site's country, such as `GB`. */
  readonly countryCode: string;
  /** Name of the shop. */
  readonly shopName: string;
}

/** Opens a wallet's sheet in response to a press. Resolves to a token for `payerAuth`, or to undefined when the shopper
 * closes the sheet; rejects when the wallet fails. */
export type OpenWallet = (request: WalletRequest) => Promise<string | undefined>;

/** The wallets a host has connected. A wallet without an entry is not offered. */
export interface Wallets {
  /** Google Pay (CHKT-053). */
  readonly googlePay?: OpenWallet;
  /** Apple Pay (CHKT-054). */
  readonly applePay?: OpenWallet;
}

/** Navigates to another page; `replace` replaces the current history entry. */
export type Navigate = (href: string, options?: { readonly replace?: boolean }) => void;

/** Services that the host provides because the API has no call for them (OPEN-072). If the service a page needs is
 * missing, the page is reported as not found. */
export interface HostServices {
  /** Sends an email with a link for setting a new password. Rejects when it could not be sent. */
  readonly requestPassword?: (email: string) => Promise<void>;
  /** Sets the password of the customer to whom the email's link belongs. It receives the link's original query, which
   * is no longer in the page's address. Rejects when the password was not set. */
  readonly setPassword?: (password: string, link: URLSearchParams) => Promise<void>;
  /** Sends an invitation to a friend. Rejects when it could not be sent. */
  readonly invite?: (invitation: Invitation) => Promise<void>;
  /** The customer's referral link, shown beside the invitation form. */
  readonly shareUrl?: string;
  /** Fetches the host's questions and answers, when their page is first shown. */
  readonly questions?: () => Promise<readonly QuestionGroup[]>;
  /** Fetches the host's terms, when their page is first shown. */
  readonly terms?: () => Promise<TermsSections>;
  /** Fetches a page written by the host's editors, by its name, such as `privacy`, `cookies` or the `pg` of a content
   * page; undefined if there is none. */
  readonly article?: (name: string) => Promise<Article | undefined>;
  /** Returns today as an ISO date, where the shop has a clock of its own. If the function is missing or rejects, the
   * browser's date applies. */
  readonly today?: () => Promise<string>;
  /** Reads the card cookie of a points brand: the value `available` makes the shop ask for the first digits of a card
   * before it opens (GATE-002, OPEN-066). If the function is missing or rejects, the shop is open. */
  readonly cardCheck?: () => Promise<string>;
  /** Fetches the reviews of a product by its item code; without it, a product page shows only their average. */
  readonly reviews?: ReviewSource;
  /** Returns analytics data about a customer that the profile does not include, such as segments and an age group
   * (ANLY-055, ANLY-057 to ANLY-061). If it rejects, or takes longer than the timeout of a call, the event is sent
   * without this data. */
  readonly analyticsUser?: (profile: CustomerProfile) => Promise<HostUserFields>;
}

/** How a storefront is connected to its host. Every option has a default. */
export interface StorefrontOptions {
  /** Fetch function; the global `fetch` unless set. */
  readonly fetch?: typeof fetch;
  /** Prefix of every path: empty (the default) if the API has the same origin as the page, otherwise the API's origin.
   * Calls to it carry its cookies, and pictures whose address is a path come from it. */
  readonly baseUrl?: string;
  /** Timeout of a call, in ms; 30,000 unless set. */
  readonly timeoutMs?: number;
  /** Receives each analytics event; if unset, nothing is tracked. */
  readonly track?: Track;
  /** Called with every failed call (MISC-009) and every other error that the shopper does not see; logs to the console
   * unless set. */
  readonly log?: (error: Error) => void;
  /** Navigates within the site; a full page load unless the host has a router. */
  readonly navigate?: Navigate;
  /** Reloads the page after signing in; `location.reload` unless set. */
  readonly reload?: () => void;
  /** The fields of the card provider; without them, cards are not accepted. */
  readonly cardFields?: ComponentType<CardFieldsProps>;
  /** The host's view of a bank's page; without it, a card whose bank asks for confirmation cannot be used. */
  readonly payerChallenge?: ComponentType<PayerChallengeProps>;
  /** The wallets the host has connected; none unless set. */
  readonly wallets?: Wallets;
  /** Leaves the shop for a provider's page (CHKT-044); a full page load unless set. */
  readonly leave?: (url: string) => void;
  /** The host's player of live shows; without it, no show is offered (LIVE-001). */
  readonly liveShopping?: ComponentType<LiveShoppingPlayerProps>;
  /** Settings of the content service; if unset, pages show the shop's own content. */
  readonly content?: Omit<ContentSettings, 'onError'>;
  /** Address of `styles/home.css`, for sites whose pages do not link it: the stylesheet is then loaded with the home
   * page (HOME-085). */
  readonly homeStylesheet?: string;
  /** Services supplied by the host where the API has no call (OPEN-072); none unless set. */
  readonly host?: HostServices;
  /** What the device supports, which decides the ways to pay; detected unless set (CHKT-062, CHKT-063). */
  readonly device?: Device;
}

/** The last addition to the basket, with the product's name. */
export interface Confirmation {
  readonly add: RecentAdd;
  readonly name: string;
}

/** The services and state of one page, shared by all React roots on it. */
export interface StorefrontServices {
  /** Makes the calls to the API. */
  readonly client: Client;
  /** Origin of the pictures whose address is a path; empty if it is the page's own. */
  readonly pictureBase: string;
  /** The query cache that all React roots of the page share. */
  readonly queries: QueryClient;
  /** The turns of changes to the basket, by item code. Whether a change whose response was lost has reached the basket
   * is read from its quantity there, which a later change must not have touched yet. */
  readonly takeBasketTurn: TakeTurn;
  /** Loads the content client when first called; undefined if there is no content service. */
  readonly content: (() => Promise<ContentClient>) | undefined;
  /** Sends an analytics event to the host. */
  readonly track: Track;
  /** Logs an error that the shopper does not see; failed calls are logged automatically. */
  readonly log: (error: Error) => void;
  /** Navigates to another page of the site. */
  readonly navigate: Navigate;
  /** Reloads the page, after signing in. */
  readonly reload: () => void;
  /** The fields of the card provider; undefined if cards are not accepted. */
  readonly cardFields: ComponentType<CardFieldsProps> | undefined;
  /** The host's view of a bank's page. */
  readonly payerChallenge: ComponentType<PayerChallengeProps> | undefined;
  /** The wallets the host has connected. */
  readonly wallets: Wallets;
  /** Leaves the shop for a provider's page, whose address was checked by `pageOfAnswer`. */
  readonly leave: (url: string) => void;
  /** Timeout of a call, in ms. */
  readonly timeoutMs: number;
  /** How the current order will be paid. It includes the PIN of a gift card, which is never stored. */
  readonly paymentPlan: Observable<PaymentPlan | undefined>;
  /** What was typed but not sent yet. */
  readonly drafts: Drafts;
  /** The host's player of live shows; undefined if shows are not offered. */
  readonly liveShopping: ComponentType<LiveShoppingPlayerProps> | undefined;
  /** Address of `styles/home.css`, if the home page has to load it. */
  readonly homeStylesheet: string | undefined;
  /** Services supplied by the host where the API has no call. */
  readonly host: HostServices;
  /** What the device supports, which decides the ways to pay; undefined if it has to be detected. */
  readonly device: Device | undefined;
  /** The open dialog; undefined while none is open. */
  readonly dialog: Observable<OpenDialog | undefined>;
  /** The confirmation currently shown; undefined if there is none. */
  readonly confirmation: Observable<Confirmation | undefined>;
  /** The kind of page, which decides whether upsells open by themselves. */
  readonly upsellPage: Observable<UpsellPage>;
  /** The page's only sign-in attempt; it continues after its dialog is closed. */
  readonly login: Observable<Action>;
  /** Text in the search field. */
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
    const safeMessage = withoutCardNumbers(error.serverMessage ?? message);
    track({ event: 'Errors', operationId, kind, status, message: safeMessage });
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
    pictureBase: clientOptions.baseUrl ?? '',
    content: content && contentClientOf({ ...content, onError }),
    queries: createQueries(),
    takeBasketTurn: createTurns(),
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

/** Returns a function that loads the content client once; if loading fails, the next call tries again. */
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
