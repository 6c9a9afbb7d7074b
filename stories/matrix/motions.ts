import { type KitRule, kitRules } from './kitStyles.js';

/** Why something moves. */
export const reasons = {
  answer: 'A control answers the hand',
  arrive: 'Something opens, arrives or leaves',
  change: 'Content gives way to other content',
  wait: 'Something is awaited',
  scroll: 'The page is scrolled',
} as const;

interface Meaning {
  readonly why: keyof typeof reasons;
  /** What moves, for people who do not know the selector. */
  readonly what: string;
  /** What happens instead when motion is reduced. */
  readonly reduced: string;
}

const atOnce = 'It is there, or gone, at once.';
const stands = 'It stands still.';

/** What each motion of the kit is for, by selector. */
export const meanings: Readonly<Record<string, Meaning>> = {
  '.wsk-Button': {
    why: 'answer',
    what: 'The colours of a button under the pointer',
    reduced: 'The colours change at once.',
  },
  '.wsk-Accordion-arrow': {
    why: 'answer',
    what: 'The arrow of a section turns',
    reduced: 'The arrow points the other way at once.',
  },
  '.wsk-FavouriteToggle[data-status="busy"] .wsk-FavouriteToggle-button': {
    why: 'answer',
    what: 'The heart beats once when it is pressed',
    reduced: 'The heart is filled at once.',
  },
  '.wsk-WineCard-picture': {
    why: 'answer',
    what: 'The bottle of a card grows under the pointer',
    reduced: 'The bottle grows at once.',
  },
  '.wsk-Tooltip-bubble:popover-open': {
    why: 'arrive',
    what: 'A tooltip appears, a moment after the pointer came',
    reduced: 'It is there at once, without the moment.',
  },
  '.wsk-ModalDialog': { why: 'arrive', what: 'A dialog rises into its place', reduced: atOnce },
  '.wsk-Popover': { why: 'arrive', what: 'A popover rises into its place', reduced: atOnce },
  '.wsk-MobileMenu': { why: 'arrive', what: 'The menu of a phone comes from the side', reduced: atOnce },
  '.wsk-SearchPanel-box[data-open]': { why: 'arrive', what: 'The suggestions appear', reduced: atOnce },
  '.wsk-Toast': { why: 'arrive', what: 'A toast rises into its place', reduced: atOnce },
  '.wsk-NewsletterPrompt-card': {
    why: 'arrive',
    what: 'The newsletter card rises from the corner',
    reduced: atOnce,
  },
  '.wsk-ProductPageBar': {
    why: 'arrive',
    what: 'The bar with the price comes up on a phone',
    reduced: atOnce,
  },
  '.wsk-LinkCopiedPopup': { why: 'arrive', what: 'The note of a copied link fades away', reduced: atOnce },
  '.wsk-HeaderBasket-confirmation': {
    why: 'arrive',
    what: 'What was added fades from the header',
    reduced: atOnce,
  },
  '.wsk-AddedToBasketConfirmation': { why: 'arrive', what: 'What was added fades away', reduced: atOnce },
  '.wsk-Accordion-item::details-content': {
    why: 'change',
    what: 'A section opens to its full height',
    reduced: 'The section is open, or closed, at once.',
  },
  '.wsk-Carousel-panel': {
    why: 'change',
    what: 'One panel of a carousel fades into the next',
    reduced: 'The panels change at once, and only by hand: nothing turns them after a time.',
  },
  '.wsk-Skeleton': { why: 'wait', what: 'A line in the place of text breathes once', reduced: stands },
  '.wsk-BottleSkeleton': { why: 'wait', what: 'A bottle in the place of a picture breathes once', reduced: stands },
  '.wsk-WineCard[data-loading]': {
    why: 'wait',
    what: 'A card in the place of a wine breathes as a whole',
    reduced: stands,
  },
  '.wsk-Spinner': {
    why: 'wait',
    what: 'The ring beside a button turns',
    reduced: 'The ring stands still; the text beside it says what is awaited.',
  },
  '.wsk-Progress-bar:indeterminate': {
    why: 'wait',
    what: 'A stripe runs along a bar without a known end',
    reduced: 'The bar stands still; its label says what is awaited.',
  },
  '.wsk-Header-search': {
    why: 'scroll',
    what: 'The search of a phone folds away as the page goes down',
    reduced: 'The search stays where it is.',
  },
  '.wsk-HomepageBanner[data-drifts] .wsk-HomepageBanner-image': {
    why: 'scroll',
    what: 'The picture of a banner drifts behind its frame',
    reduced: 'The picture is still.',
  },
  '.wsk-ScrollFade': {
    why: 'scroll',
    what: 'Tabs fade at the edge that cuts them',
    reduced: 'They are cut without a fade.',
  },
};

/** A transition or an animation of the kit. */
export interface Motion {
  readonly component: string;
  readonly selector: string;
  readonly kind: 'transition' | 'animation';
  /** The value of the CSS property. */
  readonly value: string;
  /** Whether it follows the scroll instead of a clock. */
  readonly byScroll: boolean;
  /** Conditions of the media queries around it. */
  readonly media: readonly string[];
}

/** Returns the value of `animation` without the parts that have their defaults. If a list can switch it off by a custom
 * property, returns that property's default. */
function animationOf(style: CSSStyleDeclaration): string {
  const { animationName, animationDuration, animationTimingFunction, animationIterationCount, animationDirection } =
    style;
  if (!animationName) return style.animation.replace(/^var\(--[\w-]+, (.+)\)$/, '$1');
  return [animationName, animationDuration, animationTimingFunction, animationIterationCount, animationDirection]
    .filter((part) => !['', 'auto', 'initial', 'revert', '0s', '1', 'normal'].includes(part))
    .join(' ');
}

/** What the brand scope sets, so that no rule of a host moves the kit. */
const unset = ['', 'none', 'initial', 'revert'];

function motionOf({ component, selector, media, style }: KitRule): readonly Motion[] {
  const transition = style.transition || (style.transitionDuration && `all ${style.transitionDuration}`);
  const byScroll = /^(view|scroll)/.test(style.getPropertyValue('animation-timeline'));
  const of = (kind: Motion['kind'], value: string) =>
    unset.includes(value) ? [] : [{ component, selector, media, kind, value, byScroll }];
  return [...of('transition', transition), ...of('animation', animationOf(style))];
}

/** Returns everything in the kit that moves by its style sheets. */
export const motions = (): readonly Motion[] => kitRules().flatMap(motionOf);
