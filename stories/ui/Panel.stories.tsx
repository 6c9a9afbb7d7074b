import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Panel } from '../../src/ui/Panel.js';
import { framed } from '../framed.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';

const words = (
  <>
    <h2 className="wsk-Heading" data-level="3">
      What you pay
    </h2>
    <p className="wsk-Text">Twelve bottles, delivered on Thursday.</p>
  </>
);

const meta = preview.meta({ component: Panel, args: { children: words }, decorators: [framed(420)] });

/** The default look, for a summary such as what a customer pays. */
export const Raised = meta.story();
/** The quieter look, without a shadow, for a panel among the fields of a form. */
export const Flat = meta.story({ args: { variant: 'flat' } });
/** A panel with a background of its own uses that background's paper colour, even in brands whose other panels are
 * tinted. */
export const OnAGround = meta.story({
  render: (args) => (
    <div data-ground="offer">
      <Panel {...args} data-ground="taste" data-testid="panel" />
    </div>
  ),
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    const panel = canvas.getByTestId('panel');
    const probe = panel.appendChild(document.createElement('i'));
    probe.style.color = 'var(--wsk-paper)';
    await expect(getComputedStyle(panel).backgroundColor).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
});
export const InParts = meta.story({
  args: { variant: 'parts', as: 'section', 'aria-label': 'In parts' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region')).padding).toBe('0px');
  },
});
export const EveryBrandsOwn = meta.story({
  render: (args) => <EveryBrand>{() => <Panel {...args} />}</EveryBrand>,
  ...allBrands,
});
