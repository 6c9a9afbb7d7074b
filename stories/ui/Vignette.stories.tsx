import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Vignette } from '../../src/ui/Vignette.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Vignette, decorators: [framed(240)] });

/** Expects this drawing, which says nothing to a screen reader. */
const drawn =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const drawing = canvasElement.querySelector('[data-drawing]');
    await expect(drawing).toHaveAttribute('data-drawing', name);
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  };

/** Decorates an empty page or list; a screen reader skips it, because the text says everything. */
export const Cork = meta.story({ globals: { brand: 'law' }, play: drawn('cork') });
/** No layout uses the map by default: a brand chooses it with `vignette`. */
export const FoldedMap = meta.story({ globals: { brand: 'nat' }, play: drawn('map') });
/** The drawing with the most separate parts: a fork, a plate and a knife close to each other. */
export const Plate = meta.story({ globals: { brand: 'vir' }, play: drawn('plate') });
export const Ticket = meta.story({ globals: { brand: 'tcm' }, play: drawn('ticket') });
export const Column = meta.story({ globals: { brand: 'stw' }, play: drawn('column') });
export const Receipt = meta.story({ globals: { brand: 'hsb' }, play: drawn('receipt') });
