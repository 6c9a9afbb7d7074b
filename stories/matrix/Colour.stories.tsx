import preview from '../../.storybook/preview.js';
import { measure } from '../../src/brands/contrast.js';
import { allBrands, EveryBrand } from './everyBrand.js';

/** Every pair of colours that meet, on every ground of every brand, with its contrast and what it has to be. */
const meta = preview.meta({
  render: () => (
    <EveryBrand>
      {({ look }) => (
        <div className="matrix-grid">
          {measure(look).map(({ ground, over, under, colours: [colour, paper], ratio, least }) => (
            <p
              key={`${ground} ${over} ${under}`}
              className="matrix-swatch"
              style={
                least === 3 ? { background: paper, boxShadow: `inset 0 0 0 5px ${colour}` } : { background: paper }
              }
            >
              <span style={least === 3 ? { background: '#fff', color: '#222' } : { color: colour }}>
                <b>
                  {ratio.toFixed(2)} of {least}
                </b>
                {over} on {under}, {ground}
              </span>
            </p>
          ))}
        </div>
      )}
    </EveryBrand>
  ),
  ...allBrands,
});

export const Pairs = meta.story();
