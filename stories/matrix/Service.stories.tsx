import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { sampleQuestions } from '../../mocks/fixtures/service/questions.js';
import { sampleTerms } from '../../mocks/fixtures/service/terms.js';
import { brands } from '../../src/brands/registry.js';
import { idle, ready } from '../../src/model/load.js';
import { ContactUsPage } from '../../src/screens/service/ContactUsPage.js';
import { CustomerServicesPage } from '../../src/screens/service/CustomerServicesPage.js';
import { FaqPage } from '../../src/screens/service/FaqPage.js';
import { ReferFriendPage } from '../../src/screens/service/ReferFriendPage.js';
import { TermsPage } from '../../src/screens/service/TermsPage.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { expectToFit } from '../holds.js';
import { type StoryWorld, worldOf } from '../world.js';
import { allBrands } from './everyBrand.js';

/** A page of the customer services in every brand, one below the other. */
const inEveryBrand = (page: (world: StoryWorld) => ReactNode) => () => (
  <>
    {brands.map(({ id }) => {
      const world = worldOf({ brand: id, login: 'soft' });
      return (
        <section key={id} aria-label={world.brand.displayName}>
          <BrandScope site={world.site} brand={world.brand}>
            {page(world)}
          </BrandScope>
        </section>
      );
    })}
  </>
);

const meta = preview.meta({
  render: inEveryBrand(() => <CustomerServicesPage />),
  play: ({ canvasElement }) => expectToFit(canvasElement),
  ...allBrands,
});
const narrow = { globals: { viewport: { value: 'mobile1' } } };

export const CustomerServices = meta.story();
export const CustomerServicesNarrow = CustomerServices.extend(narrow);

export const ContactUs = meta.story({
  render: inEveryBrand(() => <ContactUsPage />),
  parameters: { rules: ['NAV-034'] },
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
    await expectToFit(canvasElement);
  },
});
export const ContactUsNarrow = ContactUs.extend(narrow);

export const Faq = meta.story({ render: inEveryBrand((world) => <FaqPage groups={sampleQuestions(world)} />) });
export const FaqNarrow = Faq.extend(narrow);

export const Terms = meta.story({ render: inEveryBrand((world) => <TermsPage sections={sampleTerms(world)} />) });
export const TermsNarrow = Terms.extend(narrow);

export const ReferFriend = meta.story({
  render: inEveryBrand(({ brand }) => (
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
