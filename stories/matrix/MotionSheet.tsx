import { type CSSProperties, useState } from 'react';
import { turnEasing, turnTimes } from '../../src/brands/css.js';
import { brands } from '../../src/brands/registry.js';
import type { Variants } from '../../src/model/site.js';
import { useScope } from '../../src/ui/scope.js';
import { type Motion, meanings, motions, reasons } from './motions.js';
import { Part } from './Part.js';
import { type Copy, useCopied } from './useCopied.js';
import './matrix.css';
import './motion.css';

const styleOf = (motion: string) => ({ '--motion': motion }) as CSSProperties;

/** Names of the properties that a transition moves, for the specimen's style. */
const moved = ({ kind, value }: Motion): string | undefined =>
  kind === 'transition'
    ? value.startsWith('0')
      ? 'all'
      : value.match(/\b[a-z-]+(?= [\d.]+s)/g)?.join(' ')
    : undefined;

/** A shape that moves as a part of the kit does: one way at the first press, back at the second. */
function Specimen({ motion, what }: { readonly motion: Motion; readonly what: string }) {
  const [turns, setTurns] = useState(0);
  // What never ends in the shop ends here, after two rounds.
  const value = motion.value.replace('infinite', '2');
  return (
    <button type="button" className="motion-play" aria-label={`Play: ${what}`} onClick={() => setTurns(turns + 1)}>
      <span
        // An animation begins anew with its element.
        key={motion.kind === 'animation' ? turns : undefined}
        className="motion-shape"
        data-kind={turns > 0 ? motion.kind : undefined}
        data-moves={moved(motion)}
        data-played={turns % 2 === 1 || undefined}
        style={styleOf(value)}
      />
    </button>
  );
}

function MotionCard({ motion, copy }: { readonly motion: Motion; readonly copy: Copy }) {
  const meaning = meanings[motion.selector];
  if (!meaning) return <li className="matrix-note">{motion.selector} has no meaning yet.</li>;
  const onlyOn = motion.media.some((condition) => condition.includes('max-width: 767px'));
  return (
    <li className="motion-card">
      {motion.byScroll ? (
        <p className="motion-play">Follows the scroll; it has no duration.</p>
      ) : (
        <Specimen motion={motion} what={meaning.what} />
      )}
      <b>{meaning.what}</b>
      <span>
        {motion.component}
        {onlyOn ? ', below 768 px' : null}
      </span>
      <span>Reduced motion: {meaning.reduced}</span>
      <button type="button" className="matrix-token" onClick={() => copy(motion.value)}>
        {motion.value}
      </button>
    </li>
  );
}

type Turn = Variants['pages'];

const turns: Readonly<Record<Turn, string>> = {
  morph: 'The picture of the pressed card becomes the product’s, while the pages fade.',
  fade: 'One page fades into the next.',
  cut: 'The next page is simply there.',
};
const turnOf = (turn: Turn): string => (turn === 'cut' ? 'none' : `${turnTimes[turn]} ${turnEasing}`);

function PageTurn({ turn, copy }: { readonly turn: Turn; readonly copy: Copy }) {
  const [played, setPlayed] = useState(false);
  const value = turnOf(turn);
  return (
    <li className="motion-card">
      <button type="button" className="motion-play" aria-label={`Play: ${turn}`} onClick={() => setPlayed(!played)}>
        <span
          className="motion-turn"
          data-turn={turn}
          data-played={played || undefined}
          style={styleOf(turn === 'cut' ? 'all 0s' : `all ${value}`)}
        >
          <span className="motion-page" />
          <span className="motion-page motion-page-next" />
          <span className="motion-picture" />
        </span>
      </button>
      <b>{turn}</b>
      <span>{turns[turn]}</span>
      <span>
        {brands
          .filter(({ look }) => look.variants.pages === turn)
          .map(({ id }) => id)
          .join(', ')}
      </span>
      <button type="button" className="matrix-token" onClick={() => copy(value)}>
        {value}
      </button>
    </li>
  );
}

/** Everything that moves in the kit, by why it moves: what it is for, its duration and easing as they are in the style
 * sheets, and what happens instead when motion is reduced. */
export function MotionSheet() {
  const [copied, copy] = useCopied();
  const { brand } = useScope();
  const all = Map.groupBy(motions(), ({ selector }) => meanings[selector]?.why);
  return (
    <div className="wsk-Container matrix-page">
      <p className="wsk-Text" role="status">
        {copied ? `Copied: ${copied}` : 'Press a shape to play its motion, or a value to copy it.'}
      </p>
      <p className="wsk-Text">
        Motion says where something came from or went, within a third of a second, and never delays a press. Only what
        is awaited repeats. Where motion is reduced the shapes below do not move either.
      </p>
      <Part title="From page to page">
        <p className="wsk-Text">
          A brand chooses one (pages). {brand.displayName}: {brand.look.variants.pages}. Where motion is reduced, all
          three are a cut.
        </p>
        <ul className="motion-cards">
          {(Object.keys(turns) as Turn[]).map((turn) => (
            <PageTurn key={turn} turn={turn} copy={copy} />
          ))}
        </ul>
      </Part>
      {Object.entries(reasons).map(([why, title]) => (
        <Part key={why} title={title}>
          <ul className="motion-cards">
            {all.get(why as keyof typeof reasons)?.map((motion) => (
              <MotionCard key={motion.selector} motion={motion} copy={copy} />
            ))}
          </ul>
        </Part>
      ))}
    </div>
  );
}
