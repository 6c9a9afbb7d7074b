import preview from '../../.storybook/preview.js';
import type { FamilyName } from '../../src/model/site.js';
import { narrow } from '../commonStories.js';
import { allBrands, brandsOf, EveryBrand } from './everyBrand.js';

/** The heights at which things stand: on the page, in a panel, over the page, and over a veil. Nothing is higher than what
 * it belongs to, and only what leaves again casts a shadow. */
const ofFamily = (family: FamilyName) => () => (
  <EveryBrand brands={brandsOf(family)}>
    {({ look: { tokens } }) => (
      <div className="matrix-heights">
        <div className="matrix-height">
          <b>On the page</b>
          --wsk-rule, --wsk-line
        </div>
        <div className="matrix-height matrix-height-panel">
          <b>In a panel</b>
          --wsk-surface, --wsk-panel-edge, --wsk-lift: {tokens.lift}
        </div>
        <div className="matrix-height matrix-height-float">
          <b>Over the page</b>
          Menus, suggestions, the basket’s popup. --wsk-float: {tokens.float}
        </div>
        <div className="matrix-height-veil">
          <div className="matrix-height matrix-height-float">
            <b>Over a veil</b>
            Dialogs, of which there is one at a time. --wsk-veil: {tokens.veil}
          </div>
        </div>
      </div>
    )}
  </EveryBrand>
);

const meta = preview.meta({ title: 'foundations/Elevation', tags: ['!autodocs'], ...allBrands });

export const Classic = meta.story({ render: ofFamily('classic') });
export const Editorial = meta.story({ render: ofFamily('editorial') });
export const Plain = meta.story({ render: ofFamily('plain') });
export const Fresh = meta.story({ render: ofFamily('fresh') });
export const Bold = meta.story({ render: ofFamily('bold') });

export const ClassicNarrow = Classic.extend(narrow);
export const BoldNarrow = Bold.extend(narrow);
