import { expect, type within } from 'storybook/test';
import { type Action, failed, type Load, loadFailed, loading } from '../src/model/load.js';
import { expectToFit } from './storyChecks.js';

type Canvas = ReturnType<typeof within>;
interface Played<Args> {
  readonly args: Args;
  readonly canvas: Canvas;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
}

const argsWith = <Prop extends string, Value>(prop: Prop, value: Value) => ({ [prop]: value }) as Record<Prop, Value>;

/** The story on a phone. */
export const narrow = { globals: { viewport: { value: 'small' } } };

/** The story on a phone, where nothing overflows the page. */
export const fitsNarrow = { ...narrow, play: expectToFit };

/** A story in which a prop is loading, which the page announces. */
export const loads = <Prop extends string>(prop: Prop, status: string) => ({
  args: argsWith<Prop, Load<never>>(prop, loading),
  play: async ({ canvas }: { readonly canvas: Canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(status);
  },
});

/**
 * A story in which a prop failed to load: the page shows the message, and a press loads the prop again.
 * @param part the part with which `onRetry` is called, if a page has several
 */
export const failsToLoad = <Prop extends string>(prop: Prop, message: string, part?: string) => ({
  args: argsWith<Prop, Load<never>>(prop, loadFailed(message)),
  play: async ({ args, canvas, userEvent }: Played<{ readonly onRetry?: unknown }>) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    if (part) await expect(args.onRetry).toHaveBeenCalledWith({ part });
  },
});

/** A story in which an action failed: the page shows the message. */
export const actionFails = <Prop extends string>(prop: Prop, message: string) => ({
  args: argsWith<Prop, Action>(prop, failed(message)),
  play: async ({ canvas }: { readonly canvas: Canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  },
});

/** A busy button ignores presses. */
export const ignoresPress =
  <Callback extends string>(button: string, callback: Callback) =>
  async ({ args, canvas, userEvent }: Played<{ readonly [Name in Callback]?: unknown }>) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(args[callback]).not.toHaveBeenCalled();
  };
