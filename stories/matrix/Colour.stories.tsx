import preview from '../../.storybook/preview.js';
import { type Measured, measure } from '../../src/brands/contrast.js';
import type { FamilyName, Look } from '../../src/model/site.js';
import { allBrands, brandsOf, EveryBrand } from './everyBrand.js';

/** Returns the colour pairs of a look, without duplicates, each with all the backgrounds on which the same two colours
 * occur. */
function distinctPairs(look: Look): readonly (Measured & { readonly grounds: readonly string[] })[] {
  const alike = Map.groupBy(measure(look), ({ over, under, colours }) => [over, under, ...colours].join());
  return [...alike.values()].map((same) => ({ ...same[0]!, grounds: same.map(({ ground }) => ground) }));
}

/** Every pair of adjacent colours, on every background of every brand of a family, with its contrast and the contrast
 * required. */
const ofFamily = (family: FamilyName) => () => (
  <EveryBrand brands={brandsOf(family)}>
    {({ look }) => (
      <div className="matrix-grid">
        {distinctPairs(look).map(({ grounds, over, under, colours: [colour, paper], ratio, least }) => (
          <p
            key={`${grounds} ${over} ${under}`}
            className="matrix-swatch"
            style={least === 3 ? { background: paper, boxShadow: `inset 0 0 0 5px ${colour}` } : { background: paper }}
          >
            <span style={least === 3 ? { background: '#fff', color: '#222' } : { color: colour }}>
              <b>
                {ratio.toFixed(2)} of {least}
              </b>
              {over} on {under}: {grounds.join(', ')}
            </span>
          </p>
        ))}
      </div>
    )}
  </EveryBrand>
);

const meta = preview.meta({ title: 'foundations/Colour', tags: ['!autodocs'], ...allBrands });

export const Classic = meta.story({ render: ofFamily('classic') });
export const Editorial = meta.story({ render: ofFamily('editorial') });
export const Plain = meta.story({ render: ofFamily('plain') });
export const Fresh = meta.story({ render: ofFamily('fresh') });
export const Bold = meta.story({ render: ofFamily('bold') });
