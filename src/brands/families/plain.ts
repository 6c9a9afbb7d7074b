import type { Look } from '../../model/site.js';
import { type DesignInputs, lookOf } from '../family.js';

/** A bank statement that is a pleasure to read: one sans, square, ruled rows, a bar on top of panels; figures do the talking. */
export const plain = (inputs: DesignInputs): Look =>
  lookOf(inputs, {
    family: 'plain',
    type: {
      h1: [38, 30],
      h2: [26, 22],
      h3: [20, 20],
      h4: [17, 17],
      lead: [18, 18],
      body: [16, 16],
      small: [14, 14],
      micro: [13, 13],
      price: [20, 20],
      'price-hero': [44, 36],
    },
    space: { max: 1160, section: [56, 40], row: [24, 20] },
    button: { height: 48, radius: undefined },
    tokens: ({ ink }) => ({
      'heading-weight': '600',
      'heading-tracking': '-0.018em',
      'price-font': 'var(--wsk-font-body)',
      'price-weight': '600',
      'label-weight': '600',
      'label-case': 'none',
      'label-tracking': '0',
      'control-size': '16px',
      focus: ink,
      rule: '1px solid var(--wsk-line)',
      'list-rule': '2px solid var(--wsk-ink)',
      'panel-edge': '1px solid var(--wsk-line)',
      'panel-top': '4px solid var(--wsk-primary)',
      'header-top': '4px solid var(--wsk-primary)',
      'nav-size': '15px',
      'nav-weight': '500',
      'strip-paper': ink,
      'strip-ink': '#ffffff',
      'footer-paper': ink,
      'footer-ink': '#ffffff',
      lift: 'none',
      float: '0 2px 6px rgb(20 20 24 / 0.1), 0 16px 40px -12px rgb(20 20 24 / 0.3)',
    }),
  });
