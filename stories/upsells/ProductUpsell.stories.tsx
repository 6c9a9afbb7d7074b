import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { idle, ready } from '../../src/model/load.js';
import { isUpsellOver } from '../../src/rules/upsells/upsells.js';
import { ProductUpsell } from '../../src/screens/upsells/ProductUpsell.js';
import { UpsellModal } from '../../src/screens/upsells/UpsellModal.js';
import { useScope } from '../../src/ui/scope.js';
import { fitsNarrow } from '../commonStories.js';
import { escapeFromDialog } from '../storyChecks.js';
import { worldOf } from '../world.js';
import { offeredPlan } from './offered.js';

const meta = preview.meta({ component: ProductUpsell, args: { offered: true, onOpen: fn() } });

interface PageProps {
  /** How often an offer has been turned down before. */
  readonly rejections?: number;
  /** Whether the offer has opened by itself. */
  readonly opened?: boolean;
}

/** The page of a product: it opens the offer, and counts how often it is turned down. */
function Page({ rejections = 0, opened = false }: PageProps) {
  const { brand } = useScope();
  const [plan] = useState(() => offeredPlan(worldOf({ brand: brand.id, login: 'visitor' })));
  const [turnedDown, setTurnedDown] = useState(rejections);
  const [open, setOpen] = useState(opened);
  return (
    <>
      <ProductUpsell offered={!isUpsellOver(turnedDown)} onOpen={() => setOpen(true)} />
      <UpsellModal
        open={open}
        offered={ready(plan)}
        action={idle}
        onAccept={() => {}}
        onShowCase={() => {}}
        onLearnMore={() => {}}
        onRetry={() => {}}
        onClose={() => {
          setOpen(false);
          setTurnedDown(turnedDown + 1);
        }}
      />
    </>
  );
}

interface Playing {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    readonly click: (element: Element) => Promise<void>;
    readonly keyboard: (keys: string) => Promise<void>;
  };
}
const buttonOf = ({ canvas }: Playing) => canvas.getByRole('button', { name: 'Claim your extra discount' });
const offerOf = ({ canvas }: Playing) => canvas.findByRole('dialog', { name: 'Claim your extra discount' });
const isClosed = ({ canvas }: Playing) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
async function isEmpty({ canvas, canvasElement }: Playing) {
  await expect(canvasElement.querySelector('[data-component="ProductUpsell"]')).toBeEmptyDOMElement();
  await expect(canvas.queryByRole('button')).toBeNull();
}
async function turnDown(playing: Playing) {
  await offerOf(playing);
  await escapeFromDialog(playing);
  await isClosed(playing);
}

/** A wine plan is offered beside the product; the page opens the offer on a press. */
export const Button = meta.story({
  parameters: { rules: ['UPSL-016'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'There is more to save' });
    await expect(within(box).getByText('Start a wine plan with this order and take an extra 20% off.')).toBeVisible();
    await userEvent.click(within(box).getByRole('button', { name: 'Claim your extra discount' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
/** If no plan is offered, or once offers have been turned down permanently, the element is empty. */
export const Placeholder = meta.story({
  args: { offered: false },
  parameters: { rules: ['UPSL-017'] },
  play: isEmpty,
});
/** On a press, the offer opens over the page; the button has the focus again once it is closed. */
export const OpenByClick = meta.story({
  render: () => <Page />,
  play: async (playing) => {
    await playing.userEvent.click(buttonOf(playing));
    await turnDown(playing);
    await waitFor(() => expect(buttonOf(playing)).toHaveFocus());
  },
});
/** An offer that opened by itself leaves the button, with which it can be opened again. */
export const OpenAutomatically = meta.story({
  render: () => <Page opened />,
  play: async (playing) => {
    await turnDown(playing);
    await playing.userEvent.click(buttonOf(playing));
    await offerOf(playing);
  },
});
/** After one rejection, the offer is still made, and opens only on a press. */
export const AfterFirstRejection = meta.story({
  render: () => <Page rejections={1} />,
  play: async (playing) => {
    await expect(playing.canvas.queryByRole('dialog')).toBeNull();
    await playing.userEvent.click(buttonOf(playing));
    await offerOf(playing);
  },
});
/** The third rejection removes the offer. */
export const EmptiedAfterThree = meta.story({
  render: () => <Page rejections={2} />,
  play: async (playing) => {
    await playing.userEvent.click(buttonOf(playing));
    await turnDown(playing);
    await waitFor(() => isEmpty(playing));
  },
});
/** A plan whose product cannot be bought is not offered. */
export const NoSkus = Placeholder.extend({});
export const Points = Button.extend({ globals: { brand: 'hsb' } });
export const Narrow = Button.extend(fitsNarrow);
