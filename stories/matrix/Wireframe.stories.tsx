import preview from '../../.storybook/preview.js';
import { brandCss } from '../../src/brands/css.js';
import { plain } from '../../src/brands/families/plain.js';
import { brands } from '../../src/brands/registry.js';
import type { DesignedBrand } from '../../src/model/site.js';
import { narrow } from '../commonStories.js';
import { PrimitiveSheet } from './PrimitiveSheet.js';

/** No brand at all: greys, the system font, no rounded corners, and a box around every component. */
const wireframe: DesignedBrand = {
  ...brands[0]!,
  id: 'wireframe',
  displayName: 'Wireframe',
  look: plain({
    primary: '#333333',
    onPrimary: '#ffffff',
    accent: '#555555',
    onAccent: '#ffffff',
    ink: '#222222',
    paper: '#ffffff',
    surface: '#f0f0f0',
    sale: '#444444',
    headingFont: 'Work Sans',
    bodyFont: 'Work Sans',
    radius: 0,
    header: 'light',
    tokens: { 'font-heading': 'system-ui, sans-serif', 'font-body': 'system-ui, sans-serif', 'heading-weight': '600' },
  }),
};

const meta = preview.meta({
  title: 'foundations/Wireframe',
  tags: ['!autodocs'],
  render: () => (
    <div className="matrix-Wireframe">
      <style>{brandCss(wireframe)}</style>
      <PrimitiveSheet brand={wireframe} />
    </div>
  ),
});

export const Wide = meta.story();
export const Narrow = meta.story(narrow);
