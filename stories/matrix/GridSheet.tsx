import { type ReactNode, useEffect, useRef, useState } from 'react';
import { designOf } from '../../src/brands/designs.js';
import { useScope } from '../../src/ui/scope.js';
import { widths } from '../comparison.js';
import { breakpoints, contentWidth, lengths, tokenAt, valueAt } from './grids.js';
import { Part } from './Part.js';
import { type Copy, useCopied } from './useCopied.js';
import './matrix.css';
import './grid.css';

/** What happens at the widths that the whole kit shares. */
const shared: Readonly<Record<number, string>> = {
  350: 'Two things fit side by side on a phone',
  768: 'A tablet: columns appear, and the wide values of the tokens',
  992: 'A desktop: the whole navigation, and what the bottle stands in',
  1440: 'A wide screen: one more column in a list with filters',
};

/** Windows for which the values are listed: those of the toolbar, and a screen wider than the widest content. */
const windows = { ...widths, wide: 1920 };

interface Boxes {
  readonly gutter: number;
  readonly content: number;
  readonly gap: number;
  readonly columns: readonly number[];
}

/** Reads the columns that the browser has laid out. */
function boxesOf(grid: HTMLElement): Boxes {
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').map((width) => Math.round(Number.parseFloat(width)));
  const gutter = Number.parseFloat(getComputedStyle(grid.parentElement!).paddingInlineStart);
  return { gutter, content: Math.round(grid.clientWidth), gap: Number.parseFloat(columnGap), columns };
}

interface OverlayProps {
  readonly title: string;
  /** Classes and attributes of the kit's grid. */
  readonly grid: Readonly<Record<string, string>>;
  readonly cells?: number;
}

/** A grid of the kit in its container, with the columns, the gaps between them and the gutters in colour. */
function Overlay({ title, grid, cells = 2 }: OverlayProps) {
  const element = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<Boxes>();
  useEffect(() => {
    const watched = element.current!;
    const observer = new ResizeObserver(() => setBoxes(boxesOf(watched)));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const columns = boxes ? boxes.columns.join(', ') : '';
  return (
    <section aria-label={title}>
      <div className="wsk-Container">
        <h2 className="wsk-Heading" data-level="3">
          {title}
        </h2>
        <p className="wsk-Text">
          {boxes
            ? `Gutter ${boxes.gutter}, content ${boxes.content}, ${boxes.columns.length} ${boxes.columns.length === 1 ? 'column' : 'columns'} of ${columns}, gap ${boxes.gap}.`
            : null}
        </p>
      </div>
      <div className="wsk-Container grid-overlay">
        <div {...grid} ref={element}>
          {Array.from({ length: cells }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all the same
            <div key={place} className="grid-cell">
              {boxes?.columns[place % boxes.columns.length]}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ValueProps {
  readonly children: string;
  readonly copy: Copy;
  /** What is copied, if it is not what is shown. */
  readonly copies?: string;
}

function Value({ children, copy, copies = children }: ValueProps): ReactNode {
  return (
    <button type="button" className="grid-value" onClick={() => copy(copies)}>
      {children}
    </button>
  );
}

const list = '.wsk-WineGrid-list';
const listColumns = (width: number): string =>
  valueAt(width < 992 ? list : `${list}[data-layout="grid"]`, 'grid-template-columns', width).replace(
    /var\(--[\w-]+, (\d)\)/,
    '$1',
  );
const besideColumns = (width: number): string =>
  width < 768 || width > 991
    ? valueAt('.wsk-Columns', 'grid-template-columns', width)
    : valueAt('.wsk-Columns:where(:not([data-variant="stage"]))', 'grid-template-columns', width);

/** Widths of the content, gutters, columns and breakpoints of the brand in the toolbar, over the kit's own grids and as
 * a table. */
export function GridSheet() {
  const { brand } = useScope();
  const { look } = designOf(brand);
  const [copied, copy] = useCopied();
  const sizes = Object.entries(windows);
  const rows: readonly (readonly [string, (width: number) => string])[] = [
    ['Content', (width) => `${contentWidth(look, width)}px`],
    ...(['gutter', 'gap', 'section'] as const).map(
      (name) => [name, (width: number) => tokenAt(look, name, width)] as const,
    ),
    ['A list of wines', listColumns],
    ['Content with a summary', besideColumns],
  ];
  const points = breakpoints();
  return (
    <div className="matrix-page">
      <p className="wsk-Container wsk-Text" role="status">
        {copied ? `Copied: ${copied}` : 'Press a value to copy it. The colours show this window; lengths are px.'}
      </p>
      <Overlay title="A list of wines" grid={{ className: 'wsk-WineGrid-list', 'data-layout': 'grid' }} cells={4} />
      <Overlay title="Content with a summary" grid={{ className: 'wsk-Columns' }} />
      <Overlay title="A picture with what is for sale" grid={{ className: 'wsk-Columns', 'data-variant': 'stage' }} />
      <Part className="wsk-Container" title="By window">
        <div className="matrix-scroll">
          <table className="grid-table">
            <thead>
              <tr>
                <th scope="col">{brand.displayName}</th>
                {sizes.map(([name, width]) => (
                  <th key={name} scope="col">
                    {name} {width}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, valueAtWidth]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {sizes.map(([size, width]) => (
                    <td key={size}>
                      <Value copy={copy}>{valueAtWidth(width)}</Value>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part className="wsk-Container" title="Lengths">
        <ul className="grid-lengths">
          {(Object.keys(lengths) as (keyof typeof lengths)[]).map((name) => (
            <li key={name}>
              <Value copy={copy} copies={`var(--wsk-${name})`}>{`--wsk-${name}`}</Value>
              <span>{lengths[name]}</span>
              <span>
                {look.tokens[name]}
                {look.narrowTokens[name] ? `, ${look.narrowTokens[name]} below 768 px` : null}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part className="wsk-Container" title="Breakpoints">
        <ul className="grid-points">
          {points
            .filter(({ from }) => from in shared)
            .map(({ from, components }) => (
              <li key={from}>
                <div className="grid-bar" style={{ width: `${(from / 1440) * 100}%` }} />
                <Value copy={copy}>{`${from}px`}</Value>
                <span>
                  {shared[from]}. {components.length} style sheets change here.
                </span>
              </li>
            ))}
        </ul>
        <p className="wsk-Text" data-size="small">
          Of few components:{' '}
          {points
            .filter(({ from }) => !(from in shared))
            .map(({ from, components }) => `${from} (${components.join(', ')})`)
            .join('; ')}
          .
        </p>
      </Part>
    </div>
  );
}
