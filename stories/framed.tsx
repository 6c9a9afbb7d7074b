import type { ComponentType } from 'react';

/** Room around a component that owns none: the width, and where it fills it the height, of the place it stands in, in px.
 * A decorator with its own type: written in a story file it spoils the inference of the story's props. */
export const framed = (maxWidth = 760, height?: number) =>
  function Framed(Story: ComponentType) {
    return (
      <div style={{ boxSizing: 'border-box', maxWidth, height, padding: 20 }}>
        <Story />
      </div>
    );
  };
