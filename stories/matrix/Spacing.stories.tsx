import preview from '../../.storybook/preview.js';
import type { FamilyName } from '../../src/model/site.js';
import type { TokenName } from '../../src/model/tokens.js';
import { narrow } from '../commonStories.js';
import { allBrands, brandsOf, EveryBrand } from './everyBrand.js';

const lengths: readonly TokenName[] = [
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((step) => `space-${step}` as const),
  'gutter',
  'gap',
  'row',
  'panel',
  'section',
  'page-start',
  'page-end',
  'control-height',
];
const corners: readonly TokenName[] = [
  'radius-1',
  'radius-2',
  'radius-3',
  'radius-4',
  'radius-pill',
  'radius',
  'radius-small',
  'control-radius',
  'panel-radius',
  'stage-radius',
  'flag-radius',
];
const rules: readonly TokenName[] = [
  'rule',
  'row-rule',
  'list-rule',
  'column-rule',
  'dialog-rule',
  'header-rule',
  'dialog-top',
  'panel-top',
];

/** The steps of spacing and corner radius with their values, gaps and rules: what is left of a brand without its
 * colours. */
const ofFamily = (family: FamilyName) => () => (
  <EveryBrand brands={brandsOf(family)}>
    {({ look: { tokens } }) => (
      <>
        <div className="matrix-lines">
          {lengths.map((name) => (
            <div key={name} className="matrix-note">
              {name} {tokens[name]}
              <div className="matrix-bar" style={{ width: `var(--wsk-${name})` }} />
            </div>
          ))}
        </div>
        <div className="matrix-grid">
          {corners.map((name) => (
            <div key={name} className="matrix-box" style={{ borderRadius: `var(--wsk-${name})` }}>
              {name} {tokens[name]}
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
);

const meta = preview.meta({ title: 'foundations/Spacing', tags: ['!autodocs'], ...allBrands });

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
