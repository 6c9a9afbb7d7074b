/** @jsxRuntime classic */
import React, { useEffect, useRef, useState } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { brandIds } from '../src/brands/ids.js';
import {
  type Comparison,
  type Frame,
  frameAddress,
  framesOf,
  readComparison,
  views,
  widths,
  writeComparison,
} from '../stories/comparison.js';

/** Height of the part of a story that a frame shows, in px. */
const height = 1000;

const labels = {
  brands: 'All brands',
  logins: 'Login states',
  pair: 'Two brands',
  phone: 'Phone, 390',
  tablet: 'Tablet, 768',
  desktop: 'Desktop, 1280',
};

const Page = styled.div({ position: 'absolute', inset: 0, overflow: 'auto', padding: 16 });
const Bar = styled.div({
  position: 'sticky',
  insetBlockStart: -16,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  margin: '-16px -16px 16px',
  padding: '10px 16px',
  background: '#fff',
  borderBlockEnd: '1px solid #ddd',
  color: '#222',
});
const Group = styled.fieldset({ display: 'flex', gap: 12, margin: 0, padding: 0, border: 0 });
const Choice = styled.label({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 28, cursor: 'pointer' });
const Grid = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 20 });
const Caption = styled.figcaption({ marginBlockEnd: 6, fontWeight: 700 });
const Window = styled.div({ position: 'relative', overflow: 'hidden', border: '1px solid #ccc', background: '#fff' });

interface ChoiceOfProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function ChoiceOf<Value extends string>({ label, values, chosen, onChoose }: ChoiceOfProps<Value>) {
  return (
    <Group aria-label={label}>
      {values.map((value) => (
        <Choice key={value}>
          <input type="radio" name={label} checked={value === chosen} onChange={() => onChoose(value)} />
          {labels[value as keyof typeof labels] ?? value}
        </Choice>
      ))}
    </Group>
  );
}

interface StoryFrameProps {
  readonly title: string;
  readonly address: string;
  readonly width: number;
  readonly scale: number;
  /** Called when the story has loaded. */
  readonly onLoad?: (frame: HTMLIFrameElement) => void;
}

const StoryFrame = ({ title, address, width, scale, onLoad }: StoryFrameProps) => (
  <iframe
    title={title}
    src={address}
    loading="lazy"
    style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
    onLoad={(event) => onLoad?.(event.currentTarget)}
  />
);

/** Two frames, one over the other, with a line between them that can be moved. They scroll together. */
function Pair({
  frames,
  addressOf,
  width,
}: {
  frames: readonly Frame[];
  addressOf: (frame: Frame) => string;
  width: number;
}) {
  const [share, setShare] = useState(50);
  const windows = useRef(new Set<Window>());
  const scale = Math.min(1, 1100 / width);

  function follow({ contentWindow }: HTMLIFrameElement): void {
    if (!contentWindow) return;
    windows.current.add(contentWindow);
    contentWindow.addEventListener('scroll', () => {
      for (const other of windows.current)
        if (other !== contentWindow && other.scrollY !== contentWindow.scrollY)
          other.scrollTo(0, contentWindow.scrollY);
    });
  }

  return (
    <figure style={{ margin: 0, width: width * scale }}>
      <Caption>
        {frames[0]?.label} on the left, {frames[1]?.label} on the right
      </Caption>
      <input
        type="range"
        aria-label="Share of the first brand, in per cent"
        min={0}
        max={100}
        value={share}
        style={{ width: '100%' }}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
      <Window style={{ width: width * scale, height: height * scale }}>
        {frames.map((frame, index) => (
          <div
            key={frame.label}
            style={{
              position: 'absolute',
              inset: 0,
              clipPath: index === 0 ? `inset(0 ${100 - share}% 0 0)` : `inset(0 0 0 ${share}%)`,
            }}
          >
            <StoryFrame title={frame.label} address={addressOf(frame)} width={width} scale={scale} onLoad={follow} />
          </div>
        ))}
      </Window>
    </figure>
  );
}

/** Shows the current story in every brand, in every login state, or in two brands, at one width. The address keeps what
 * was chosen. */
export function Compare() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const [comparison, setComparison] = useState(() => readComparison(String(api.getQueryParam('compare') ?? '')));
  const { view, width, other } = comparison;
  useEffect(() => {
    api.applyQueryParams({ compare: writeComparison(comparison) }, { replace: true });
  }, [api, comparison]);

  const change = (changes: Partial<Comparison>) => setComparison({ ...comparison, ...changes });
  const frames = framesOf(comparison, String(globals.brand));
  const addressOf = (frame: Frame) => frameAddress(storyId, { ...globals, ...frame.globals });
  const pixels = widths[width];
  const scale = 320 / pixels;
  return (
    <Page>
      <Bar>
        <ChoiceOf label="Compare" values={views} chosen={view} onChoose={(chosen) => change({ view: chosen })} />
        <ChoiceOf
          label="Width"
          values={['phone', 'tablet', 'desktop']}
          chosen={width}
          onChoose={(chosen) => change({ width: chosen })}
        />
        {view === 'pair' ? (
          <Choice>
            With
            <select value={other} onChange={(event) => change({ other: event.currentTarget.value })}>
              {brandIds.map((id) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </Choice>
        ) : null}
      </Bar>
      {view === 'pair' ? (
        <Pair key={`${storyId}-${other}-${width}`} frames={frames} addressOf={addressOf} width={pixels} />
      ) : (
        <Grid>
          {frames.map((frame) => (
            <figure key={frame.label} style={{ margin: 0 }}>
              <Caption>{frame.label}</Caption>
              <Window style={{ width: 320, height: Math.min(720, height * scale) }}>
                <StoryFrame title={frame.label} address={addressOf(frame)} width={pixels} scale={scale} />
              </Window>
            </figure>
          ))}
        </Grid>
      )}
    </Page>
  );
}
