import type { Look } from '../../model/site.js';
import { type DesignInputs, lookOf } from '../family.js';

/** A merchant's cellar: soft serif, thin double rules, price in the serif, lifted case cards. */
export const classic = (inputs: DesignInputs): Look =>
  lookOf(inputs, {
    family: 'classic',
    type: {
      h1: [58, 38],
      h2: [40, 30],
      h3: [28, 24],
      h4: [20, 18],
      lead: [20, 18],
      body: [17, 17],
      small: [15, 15],
      micro: [14, 14],
      price: [30, 26],
      'price-hero': [50, 40],
    },
    space: { max: 1240, section: [88, 56], row: [28, 20] },
    button: { height: 48, radius: undefined },
    tokens: () => ({
      'heading-weight': '480',
      'heading-tracking': '-0.014em',
      'price-font': 'var(--wsk-font-heading)',
      'price-weight': '520',
      'label-weight': '600',
      'label-case': 'none',
      'label-tracking': '0',
      'control-size': '16px',
      rule: '3px double var(--wsk-line)',
      'list-rule': '3px double var(--wsk-edge)',
      'panel-edge': '1px solid var(--wsk-line)',
      'panel-top': '1px solid var(--wsk-line)',
      'header-top': '0 solid transparent',
      'nav-size': '16px',
      'nav-weight': '600',
      lift: '0 1px 2px rgb(30 15 10 / 0.06), 0 8px 24px -8px rgb(30 15 10 / 0.16)',
      float: '0 2px 6px rgb(20 10 8 / 0.1), 0 24px 64px -12px rgb(20 10 8 / 0.34)',
    }),
  });
