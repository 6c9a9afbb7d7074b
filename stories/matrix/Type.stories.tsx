import preview from '../../.storybook/preview.js';
import type { FamilyName } from '../../src/model/site.js';
import { tokenNames } from '../../src/model/tokens.js';
import { narrow } from '../commonStories.js';
import { allBrands, brandsOf, EveryBrand } from './everyBrand.js';

const sizes = tokenNames.filter((name) => name.startsWith('size-'));

/** Every size and style of type, as used by headings, leads, captions, prices and buttons. */
const ofFamily = (family: FamilyName) => () => (
  <EveryBrand brands={brandsOf(family)}>
    {({ look, displayName }) => (
      <div className="matrix-lines">
        <p className="wsk-Caption">Rioja, Spain</p>
        {(['1', '2', '3', '4'] as const).map((level) => (
          <p key={level} className="wsk-Heading" data-level={level}>
            Château Tessier-Laval 2020, {look.tokens[`size-h${level}`]}
          </p>
        ))}
        <p className="wsk-Text" data-size="lead">
          Wines from growers we have known for years, at {displayName}.
        </p>
        <p className="wsk-Text">The table is laid, the candles lit: body text with figures 0123456789.</p>
        <p className="wsk-Text" data-size="small" data-tone="muted">
          Mix 12 or more, 14.5% by volume.
        </p>
        <p className="wsk-Amount" data-size="hero">
          119.88
        </p>
        <p className="wsk-Amount" data-size="card">
          11.99
        </p>
        <dl className="matrix-grid">
          {sizes.map((name) => (
            <div key={name} className="matrix-note" style={{ fontSize: `var(--wsk-${name})` }}>
              <dt>{name}</dt>
              <dd>
                {look.tokens[name]}
                {look.narrowTokens[name] ? `, ${look.narrowTokens[name]} below 768 px` : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )}
  </EveryBrand>
);

const meta = preview.meta({ title: 'foundations/Type', tags: ['!autodocs'], ...allBrands });

export const Classic = meta.story({ render: ofFamily('classic') });
export const Editorial = meta.story({ render: ofFamily('editorial') });
export const Plain = meta.story({ render: ofFamily('plain') });
export const Fresh = meta.story({ render: ofFamily('fresh') });
export const Bold = meta.story({ render: ofFamily('bold') });

export const ClassicNarrow = Classic.extend(narrow);
export const EditorialNarrow = Editorial.extend(narrow);
export const PlainNarrow = Plain.extend(narrow);
export const FreshNarrow = Fresh.extend(narrow);
export const BoldNarrow = Bold.extend(narrow);
