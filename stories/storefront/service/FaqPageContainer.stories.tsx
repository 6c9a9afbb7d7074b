import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { sampleQuestions } from '../../../mocks/fixtures/service/questions.js';
import { FaqPageContainer } from '../../../src/storefront/service/FaqPageContainer.js';
import { from } from '../../from.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: FaqPageContainer,
  decorators: [withStorefront],
  args: { groups: from(sampleQuestions) },
});

export const QuestionOfTheAddress = meta.story({
  parameters: { rules: ['NAV-035'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Help and FAQs' });
    await waitFor(() => expect(document.title).toBe('Help and FAQs - Lawton Wines'));
    const question = canvas.getByText('What if a bottle is broken?').closest('details');
    await expect(question).toHaveProperty('open', false);
    window.location.hash = 'broken';
    await waitFor(() => expect(question).toHaveProperty('open', true));
    await waitFor(() => expect(question?.querySelector('summary')).toHaveFocus());
  },
});
