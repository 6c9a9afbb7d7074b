import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brandById, brands } from '../../src/brands/registry.js';
import type { FamilyName } from '../../src/model/site.js';
import { fitsNarrow, narrow } from '../commonStories.js';
import { allBrands, brandsOf } from './everyBrand.js';
import { PrimitiveSheet } from './PrimitiveSheet.js';

/** Every primitive, in the brand selected in the controls below. */
const OneBrand = ({ brandId }: { brandId: string }) => <PrimitiveSheet brand={brandById(brandId)} />;

const meta = preview.meta({
  title: 'foundations/All primitives',
  tags: ['!autodocs'],
  component: OneBrand,
  args: { brandId: 'law' },
  argTypes: { brandId: { control: 'select', options: brands.map(({ id }) => id) } },
  ...allBrands,
});

export const Wide = meta.story();
export const Narrow = meta.story(fitsNarrow);
/** Everything that can be pressed or filled in, or that floats, keeps a border in forced-colours mode. The system sets
 * the contrast in that mode; axe only measures pages without forced colours. */
export const ForForcedColours = meta.story({
  parameters: {
    emulate: { forcedColors: 'active' },
    a11y: { config: { rules: [...allBrands.parameters.a11y.config.rules, { id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(forced-colors: active)').matches) return;
    const controls = [
      ...canvasElement.querySelectorAll('button, input, select, textarea, dialog, [class="wsk-Toast"]'),
    ];
    const bare = controls.filter((control) => {
      const around = [control, control.closest('[class$="-control"]') ?? control].map((edge) => getComputedStyle(edge));
      const isDrawn = [...around, getComputedStyle(control, '::before')].some(hasEdge);
      return !isDrawn && !control.closest('summary, [role="tab"]');
    });
    await expect(bare.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
});
const hasEdge = ({ borderTopStyle, borderTopWidth, outlineStyle }: CSSStyleDeclaration) =>
  (borderTopStyle === 'solid' && borderTopWidth !== '0px') || outlineStyle === 'solid';

/** Nothing moves, not even on a press. */
export const StillUnderReducedMotion = meta.story({
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
    const moving = [...canvasElement.querySelectorAll('[class*="wsk-"]')].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s');
    });
    await expect(moving.map(({ className }) => className)).toEqual([]);
  },
});

const ofFamily = (family: FamilyName) => (
  <>
    {brandsOf(family).map((brand) => (
      <PrimitiveSheet key={brand.id} brand={brand} />
    ))}
  </>
);

export const Classic = meta.story({ render: () => ofFamily('classic') });
export const Editorial = meta.story({ render: () => ofFamily('editorial') });
export const Plain = meta.story({ render: () => ofFamily('plain') });
export const Fresh = meta.story({ render: () => ofFamily('fresh') });
export const Bold = meta.story({ render: () => ofFamily('bold') });

export const ClassicNarrow = Classic.extend(narrow);
export const EditorialNarrow = Editorial.extend(narrow);
export const PlainNarrow = Plain.extend(narrow);
export const FreshNarrow = Fresh.extend(narrow);
export const BoldNarrow = Bold.extend(narrow);
