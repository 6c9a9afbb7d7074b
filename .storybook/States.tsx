import { Canvas, Description, DocsContext, Source, Story, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { frameAddress, widths } from '../stories/comparison.js';

interface StatesProps {
  readonly stories: readonly PreparedStory[];
}

const Cells = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: 16,
  margin: '24px 0',
  padding: 0,
  listStyle: 'none',
});
const Cell = styled.li({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 8,
  margin: '0 !important',
  padding: 12,
  border: '1px solid #ddd',
  borderRadius: 6,
  overflow: 'hidden',
});
const Place = styled.div({ overflow: 'auto' });

/** The states of a container, each in its own window. */
export const StateLinks = ({ stories }: StatesProps) => (
  <ul>
    {stories.map(({ id, name }) => (
      <li key={id}>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** The states of a block, one below the other, because blocks are as wide as their place. */
export const StateList = ({ stories }: StatesProps) =>
  stories.map(({ id, name, moduleExport }) => (
    <section key={id}>
      <Subheading>{name}</Subheading>
      <Description of={moduleExport} />
      <Canvas of={moduleExport} />
    </section>
  ));

/** The states of a primitive side by side, each with its code. */
export const StateTable = ({ stories }: StatesProps) => (
  <Cells>
    {stories.map(({ id, name, moduleExport }) => (
      <Cell key={id}>
        <div>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <Description of={moduleExport} />
        </div>
        <Place className="sb-unstyled">
          <Story of={moduleExport} />
        </Place>
        <details>
          <summary>Code</summary>
          <Source of={moduleExport} />
        </details>
      </Cell>
    ))}
  </Cells>
);

/** Width of a thumbnail, in px. */
const small = 220;
const scale = small / widths.desktop;

const Picture = styled.div({ width: small, height: 150, overflow: 'hidden', background: '#fff' });
const Press = styled.button({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&[aria-pressed="true"]': { fontWeight: 700 },
  '&[aria-pressed="true"]::after': { boxShadow: 'inset 0 0 0 3px #6b1d3a', borderRadius: 6 },
});

/** The states of a screen as thumbnails, one of them open. */
export function StateThumbnails({ stories }: StatesProps) {
  const { getStoryContext } = useContext(DocsContext);
  const [chosen, setChosen] = useState(stories[0]);
  // One window after the other, because each loads the whole preview.
  const [loaded, setLoaded] = useState(0);
  if (!chosen) return null;
  return (
    <>
      <Subheading>{chosen.name}</Subheading>
      <Description of={chosen.moduleExport} />
      <Canvas key={chosen.id} of={chosen.moduleExport} story={{ inline: false, height: '640px' }} />
      <Cells style={{ gridTemplateColumns: `repeat(auto-fill, ${small + 26}px)` }}>
        {stories.map((story, place) => (
          <Cell key={story.id}>
            <Press type="button" aria-pressed={story === chosen} onClick={() => setChosen(story)}>
              {story.name}
            </Press>
            <Picture aria-hidden inert>
              {place <= loaded ? (
                <iframe
                  title={story.name}
                  src={frameAddress(story.id, getStoryContext(story).globals)}
                  loading="lazy"
                  tabIndex={-1}
                  style={{
                    width: widths.desktop,
                    height: 150 / scale,
                    border: 0,
                    transform: `scale(${scale})`,
                    transformOrigin: '0 0',
                  }}
                  onLoad={() => setLoaded(Math.max(loaded, place + 1))}
                />
              ) : null}
            </Picture>
          </Cell>
        ))}
      </Cells>
    </>
  );
}
