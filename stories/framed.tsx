import type { Decorator } from '@storybook/react-vite';

/** Returns a decorator that gives a component the space it has on its page: a width and, if the component fills its
 * height, a height in px. */
export const framed =
  (maxWidth = 760, height?: number): Decorator =>
  (Story) => (
    <div style={{ boxSizing: 'border-box', maxWidth, height, padding: 20 }}>
      <Story />
    </div>
  );
