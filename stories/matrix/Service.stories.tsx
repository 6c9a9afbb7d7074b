import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { sampleQuestions } from '../../mocks/fixtures/service/questions.js';
import { sampleTerms } from '../../mocks/fixtures/service/terms.js';
import { brands } from '../../src/brands/registry.js';
import { idle, ready } from '../../src/model/load.js';
import { ContactUsPage } from '../../src/screens/service/ContactUsPage.js';
import { CustomerServicesPage } from '../../src/screens/service/CustomerServicesPage.js';
import { FaqPage } from '../../src/screens/service/FaqPage.js';
import { NotFoundPage } from '../../src/screens/service/NotFoundPage.js';
import { ReferFriendPage } from '../../src/screens/service/ReferFriendPage.js';
import { TermsPage } from '../../src/screens/service/TermsPage.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { allBrands, pageInEveryBrand } from './everyBrand.js';

const meta = preview.meta({
  title: 'brands/Service pages',
  tags: ['!autodocs'],
  render: pageInEveryBrand(() => <CustomerServicesPage />),
  play: expectToFit,
  ...allBrands,
});

export const CustomerServices = meta.story();
export const CustomerServicesNarrow = CustomerServices.extend(narrow);

export const ContactUs = meta.story({
  render: pageInEveryBrand(() => <ContactUsPage />),
  play: async ({ canvas, canvasElement }) => {
    for (const { displayName, telephone, wineplanTelephone, address } of brands) {
      const page = within(canvas.getByRole('region', { name: displayName }));
      await expect(page.getByRole('link', { name: telephone })).toHaveAttribute(
        'href',
        `tel:${telephone.replace(/\D/g, '')}`,
      );
      await expect(page.getByRole('link', { name: wineplanTelephone })).toBeVisible();
      await expect(page.getByText(address)).toBeVisible();
    }
    await expectToFit({ canvasElement });
  },
});
export const ContactUsNarrow = ContactUs.extend(narrow);

export const Faq = meta.story({ render: pageInEveryBrand((world) => <FaqPage groups={sampleQuestions(world)} />) });
export const FaqNarrow = Faq.extend(narrow);

export const Terms = meta.story({ render: pageInEveryBrand((world) => <TermsPage sections={sampleTerms(world)} />) });
export const TermsNarrow = Terms.extend(narrow);

export const ReferFriend = meta.story({
  render: pageInEveryBrand(({ brand }) => (
    <ReferFriendPage
      login={ready('soft')}
      action={idle}
      onInvite={fn()}
      onAgain={fn()}
      share={{ url: `https://${brand.web}/?friend=margaret`, action: idle, onCopy: fn() }}
      onSignIn={fn()}
      onRetry={fn()}
    />
  )),
});
export const ReferFriendNarrow = ReferFriend.extend(narrow);

export const NotFound = meta.story({ render: pageInEveryBrand(() => <NotFoundPage />) });
export const NotFoundNarrow = NotFound.extend(narrow);
