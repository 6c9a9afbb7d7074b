import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ProductImage } from '../../src/blocks/ProductImage.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { useScope } from '../../src/ui/scope.js';
import { framed } from '../framed.js';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 200"><path d="M23 4h14v46c0 18 18 22 18 46v96q0 6-6 6H11q-6 0-6-6V96c0-24 18-28 18-46z" fill="#1d2b1f"/><path d="M5 110h50v50H5z" fill="#f6efe6"/></svg>',
)}`;

const meta = preview.meta({
  component: ProductImage,
  args: { alt: 'Bodegas Quintera Rioja Reserva', shape: 'bottle' as const },
  decorators: [framed(320, 440)],
});

/** Returns the proportions of a drawing, which tell which one is shown: a bottle is taller than it is wide, a case is
 * not. */
const proportionsOf = (drawing: Element) => {
  const [, , width, height] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return width! < height! ? 'tall' : 'wide';
};

/** The picture of a bottle, fitted into the frame it is given. */
export const Image = meta.story({ args: { src: picture } });
/** A wine that is sold out has a faded picture, so that a grid shows it at a glance. */
export const SoldOut = meta.story({ args: { src: picture, faded: true } });
/** A case whose picture cannot be loaded is drawn as a case too. */
export const BrokenCase = meta.story({
  args: { src: 'data:image/png;base64,broken', shape: 'case', alt: 'The House Mixed Dozen' },
  parameters: { rules: ['PROD-065', 'MISC-023'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('svg'));
    await expect(proportionsOf(canvas.getByRole('img', { name: args.alt }))).toBe('wide');
  },
});
export const DefaultBottle = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  parameters: { rules: ['PROD-064', 'MISC-023'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('svg'));
    await expect(proportionsOf(canvas.getByRole('img', { name: args.alt }))).toBe('tall');
  },
});
/** Draws its children like a server, and hydrates them once their picture has failed. */
function HydratedLate({ children }: { readonly children: ReactNode }) {
  const scope = useScope();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current!;
    const page = <BrandScope {...scope}>{children}</BrandScope>;
    container.innerHTML = renderToString(page);
    let root: Root | undefined;
    let hasEnded = false;
    container
      .querySelector('img')!
      .decode()
      .catch(() => {
        if (!hasEnded) root = hydrateRoot(container, page);
      });
    return () => {
      hasEnded = true;
      root?.unmount();
    };
  }, [scope, children]);
  return <div ref={box} />;
}
/** A picture that has failed before its page is hydrated fires no event any more. */
export const BrokenBeforeHydration = meta.story({
  render: (args) => (
    <HydratedLate>
      <ProductImage {...args} />
    </HydratedLate>
  ),
  args: { src: 'data:image/png;base64,broken' },
  parameters: { rules: ['MISC-023', 'PROD-064'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('svg'));
  },
});
/** Without an address, there is nothing to wait for. */
export const NoAddress = meta.story({
  parameters: { rules: ['MISC-023', 'PROD-064'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('svg');
    await expect(proportionsOf(canvas.getByRole('img', { name: args.alt }))).toBe('tall');
  },
});
/** Only the picture that cannot be loaded is replaced: the next one in its place is shown. */
export const NextPicture = meta.story({
  render: function Changing(props) {
    const [src, setSrc] = useState('data:image/png;base64,broken');
    return (
      <>
        <ProductImage {...props} src={src} />
        <button type="button" onClick={() => setSrc(picture)}>
          Next
        </button>
      </>
    );
  },
  parameters: { rules: ['MISC-023', 'PROD-064'] },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('svg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await expect(image.tagName).toBe('IMG');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('img', { name: args.alt })).toBe(image);
  },
});
/** An address that would run a script is not rendered, and is not in the markup either. */
export const UnsafeAddress = meta.story({
  args: { src: 'javascript:alert(1)' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('svg');
    await expect(canvasElement.innerHTML).not.toContain('javascript:');
  },
});
export const DefaultCase = meta.story({
  args: { shape: 'case', alt: 'The House Mixed Dozen' },
  parameters: { rules: ['PROD-065', 'MISC-023'] },
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('img', { name: args.alt });
    await expect(drawing).toBeVisible();
    await expect(proportionsOf(drawing)).toBe('wide');
  },
});
