import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { presentDay } from '../../mocks/engine/movedClock.js';
import { contentSpaceId } from '../../mocks/fixtures/content/space/parts.js';
import { sampleReviews } from '../../mocks/fixtures/sampleReviews.js';
import { sampleArticle } from '../../mocks/fixtures/service/articles.js';
import {
  cardOfToken,
  challengedCards,
  confirmedToken,
  testCards,
  tokenOfCard,
} from '../../mocks/world/cardProvider.js';
import type { Track } from '../../src/analytics/events.js';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import type { LiveShoppingPlayerProps } from '../../src/model/liveShopping.js';
import type { Country, HostClass } from '../../src/model/site.js';
import type { Device } from '../../src/rules/checkout/paymentLogos.js';
import { StorefrontProvider } from '../../src/storefront/base/StorefrontProvider.js';
import {
  type CardFieldsProps,
  createStorefront,
  type OpenWallet,
  type PayerChallengeProps,
} from '../../src/storefront/base/services.js';
import type { Chrome } from '../../src/storefront/pages/page.js';
import { ShellContainer } from '../../src/storefront/pages/ShellContainer.js';
import { Button } from '../../src/ui/Button.js';
import { TextField } from '../../src/ui/TextField.js';
import { storyShop } from '../storyShop.js';
import { type StoryGlobals, worldOf } from '../world.js';

/** Timeout of a call, longer than the slowest machine needs. */
export const callTimeoutMs = 120_000;

/** Returns the timeout of a call, which is short for a story that waits for it. */
const timeoutOf = ({ fault = '' }: { readonly fault?: string } = {}, waits = /:timeout/.test(fault)): number =>
  waits ? 8000 : callTimeoutMs;

/** The callbacks of a host; a story does not navigate. */
export const host = { navigate: fn(), reload: fn(), track: fn<Track>(), leave: fn(), log: fn() };

/** The sheet of a wallet, controlled by the story: it returns a token, or undefined if the shopper closed it. */
export const wallet = fn<OpenWallet>();

/** The mock content service, without retries, so that a story does not wait for them. */
const contentHost = {
  host: window.location.host,
  insecure: window.location.protocol === 'http:',
  accessToken: 'story',
};
const contentOf = (timeoutMs: number) => ({
  ...contentHost,
  basePath: '/content',
  preview: { ...contentHost, basePath: '/content/preview' },
  sdk: () => import('contentful'),
  space: contentSpaceId,
  retryLimit: 0,
  timeoutMs,
});

/** Minimal card fields: a single card number, which becomes the token; for a saved card, only its security code. */
function CardFields({ onReady, savedCard }: CardFieldsProps) {
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    onReady(async () => {
      const cardNumber = savedCard?.cardNumber ?? (number.current?.value || testCards.approved);
      return cardNumber === testCards.unanswered ? new Promise(() => {}) : tokenOfCard(cardNumber);
    });
  }, [onReady, savedCard]);
  if (savedCard) return <TextField label="Security code" inputMode="numeric" autoComplete="cc-csc" />;
  return <TextField ref={number} label="Card number" inputMode="numeric" autoComplete="cc-number" />;
}

/** A minimal bank page. */
function PayerChallenge({ transientToken, onReady, onConfirmed, onFailed }: PayerChallengeProps) {
  const isSilent = cardOfToken(transientToken)?.lastFour === challengedCards.silent;
  const ready = useRef(onReady);
  useEffect(() => {
    if (!isSilent) ready.current();
  }, [isSilent]);
  return (
    <p>
      <Button onClick={() => onConfirmed({ transientToken: confirmedToken(transientToken) })}>Yes, it is me</Button>
      <Button onClick={() => onFailed()}>No</Button>
    </p>
  );
}

const never = new Promise<never>(() => {});

/** Returns the host's callbacks and fetch function for one story. They stop when it ends: a call that is answered or
 * times out a minute later would otherwise be taken for one of the story that is then shown. */
function useHostOfStory() {
  const [{ story, ...ofHost }] = useState(() => {
    const story = { hasEnded: false };
    const whileShown =
      <Args extends readonly unknown[]>(callback: (...args: Args) => void) =>
      (...args: Args) => {
        if (!story.hasEnded) callback(...args);
      };
    return {
      story,
      navigate: whileShown(host.navigate),
      reload: whileShown(host.reload),
      track: whileShown(host.track),
      leave: whileShown(host.leave),
      log: whileShown(host.log),
      fetch: async (...request: Parameters<typeof fetch>) => {
        const response = story.hasEnded ? undefined : await fetch(...request);
        return story.hasEnded || !response ? never : response;
      },
    };
  });
  useEffect(() => {
    story.hasEnded = false;
    return () => {
      story.hasEnded = true;
    };
  }, [story]);
  return ofHost;
}

interface StorefrontProps {
  readonly globals: StoryGlobals;
  readonly newCart: boolean;
  readonly hostClass: HostClass | undefined;
  readonly ownCountry: Country | undefined;
  readonly timeoutMs: number;
  readonly contentEnvironment: string | undefined;
  readonly device: Device | undefined;
  readonly cardCheck: string | undefined;
  readonly liveShopping: ComponentType<LiveShoppingPlayerProps> | undefined;
  readonly cardFields: ComponentType<CardFieldsProps> | undefined;
  readonly children: ReactNode;
}

function Storefront({
  globals,
  newCart,
  hostClass,
  ownCountry,
  timeoutMs,
  contentEnvironment: environment,
  device,
  cardCheck,
  liveShopping,
  cardFields = CardFields,
  children,
}: StorefrontProps) {
  const { site, brand } = worldOf(globals);
  const country = ownCountry ?? site.country;
  const ownSite = useMemo(
    () => siteOfBrand(brand, { country, newCart, ...(hostClass && { hostClass }) }),
    [brand, country, newCart, hostClass],
  );
  const ofHost = useHostOfStory();
  const [services] = useState(() =>
    createStorefront({
      timeoutMs,
      cardFields,
      payerChallenge: PayerChallenge,
      wallets: { googlePay: wallet, applePay: wallet },
      ...(device && { device }),
      ...(liveShopping && { liveShopping }),
      content: { ...contentOf(timeoutMs), ...(environment && { environment }) },
      ...ofHost,
      host: {
        // The browser's day is another each time the stories are played.
        today: async () => presentDay(await storyShop.saved()),
        ...(cardCheck && { cardCheck: async () => cardCheck }),
        reviews: sampleReviews,
        article: async (name) => sampleArticle(name, { site, brand }),
      },
    }),
  );
  return (
    <StorefrontProvider services={services} site={ownSite} brand={brand}>
      {children}
    </StorefrontProvider>
  );
}

const storefrontAround = (children: ReactNode, { globals, parameters, id }: Parameters<Decorator>[1]) => (
  <Storefront
    key={`${id} ${globals.brand} ${globals.login} ${globals.persona}`}
    globals={globals as unknown as StoryGlobals}
    newCart={parameters.newCart === true}
    hostClass={parameters.hostClass as HostClass | undefined}
    ownCountry={parameters.country as Country | undefined}
    timeoutMs={timeoutOf(parameters.mock, parameters.waitsForTimeout)}
    contentEnvironment={parameters.contentEnvironment as string | undefined}
    device={parameters.device as Device | undefined}
    cardCheck={parameters.cardCheck as string | undefined}
    liveShopping={parameters.liveShopping as StorefrontProps['liveShopping']}
    cardFields={parameters.cardFields as StorefrontProps['cardFields']}
  >
    {children}
  </Storefront>
);

/** Provides the page's services, on top of the mock backend and new for each story. */
export const withServices: Decorator = (Story, context) => storefrontAround(<Story />, context);

/** Provides the page's services, and the shell around the story. */
export const withStorefront: Decorator = (Story, context) =>
  storefrontAround(
    <ShellContainer chrome={context.parameters.chrome as Chrome | undefined}>
      <Story />
    </ShellContainer>,
    context,
  );
