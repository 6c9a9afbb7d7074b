import preview from '../../.storybook/preview.js';
import { allBrands, EveryBrand } from './everyBrand.js';

const lengths = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'gutter',
  'gap',
  'row',
  'panel',
  'section',
  'control-height',
];
const corners = ['radius', 'radius-small', 'control-radius', 'panel-radius', 'stage-radius', 'flag-radius'];
const rules = ['rule', 'row-rule', 'list-rule', 'column-rule', 'dialog-rule', 'header-rule', 'dialog-top', 'panel-top'];

/** Steps, gaps, corners and rules: what is left of a brand without its colours. */
const meta = preview.meta({
  render: () => (
    <EveryBrand>
      {() => (
        <>
          <div className="matrix-lines">
            {lengths.map((name) => (
              <div key={name} className="matrix-note">
                {name}
                <div className="matrix-bar" style={{ width: `var(--wsk-${name})` }} />
              </div>
            ))}
          </div>
          <div className="matrix-grid">
            {corners.map((name) => (
              <div key={name} className="matrix-box" style={{ borderRadius: `var(--wsk-${name})` }}>
                {name}
              </div>
            ))}
            {rules.map((name) => (
              <div key={name} className="matrix-note" style={{ borderTop: `var(--wsk-${name})` }}>
                {name}
              </div>
            ))}
          </div>
        </>
      )}
    </EveryBrand>
  ),
  ...allBrands,
});

export const Wide = meta.story();
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
