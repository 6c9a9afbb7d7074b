import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: VisuallyHidden,
  render: (args) => (
    <p>
      502 <VisuallyHidden {...args} />
    </p>
  ),
  decorators: [framed(420)],
});

/** Completes a number for a screen reader: it reads “502 reviews” where the page shows only 502. */
export const Words = meta.story({
  args: { children: 'reviews' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('reviews');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(words.parentElement).toHaveTextContent('502 reviews');
  },
});
/** Names a section for screen readers, which jump from heading to heading, where the design shows none. */
export const Heading = meta.story({
  args: { as: 'h2', children: 'Your basket' },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your basket' })).toBeInTheDocument();
  },
});
