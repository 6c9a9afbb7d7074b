import type { Decorator } from '@storybook/react-vite';

/** Room around a component that owns none: the width, and where it fills it the height, of the place it stands in, in px. */
export const framed =
  (maxWidth = 760, height?: number): Decorator =>
  (Story) => (
    <div style={{ boxSizing: 'border-box', maxWidth, height, padding: 20 }}>
      <Story />
    </div>
  );
