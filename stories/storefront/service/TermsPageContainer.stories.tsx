import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { sampleTerms } from '../../../mocks/fixtures/service/terms.js';
import { TermsPageContainer } from '../../../src/storefront/service/TermsPageContainer.js';
import { from } from '../../from.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: TermsPageContainer,
  decorators: [withStorefront],
  args: { sections: from(sampleTerms) },
});

export const SectionOfTheAddress = meta.story({
  parameters: { rules: ['BRAND-052', 'BRAND-054'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' });
    await waitFor(() => expect(document.title).toBe('Terms and conditions - Lawton Wines'));
    window.location.hash = 'wine-plans';
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wine plans' })).toHaveFocus());
    window.location.hash = 'wine-and-spirit-plans';
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wine and spirit plans' })).toHaveFocus());
  },
});
