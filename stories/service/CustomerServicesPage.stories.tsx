import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CustomerServicesPage } from '../../src/screens/service/CustomerServicesPage.js';
import { narrow } from '../commonStories.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: CustomerServicesPage });

const terms = '/customer-services/terms-and-conditions-of-sale-and-use#terms-and-conditions';
const ownTerms = '/customer-services/customer-terms-and-conditions-of-sale-and-use#terms-and-conditions';

export const Ready = meta.story({
  parameters: { rules: ['NAV-033', 'NAV-035', 'BRAND-049', 'OPEN-070'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customer services' })).toBeVisible();
    const services = canvas
      .getAllByRole('heading', { level: 2 })
      .flatMap((heading) => [...heading.querySelectorAll('a')])
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(services).toEqual([
      ['Contact us', '/jsp/customerservice/common/contactus.jsp'],
      ['Help and FAQs', '/customer-services/faq'],
      ['Delivery', '/customer-services/faq#delivery'],
      ['Terms and conditions', ownTerms],
      ['Forgotten password', '/jsp/registration/common/account_password.jsp'],
      ['Refer a friend', '/jsp/account/common/account_refer_friend.jsp'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Call 01632 960 144' })).toHaveAttribute('href', 'tel:01632960144');
    await expect(canvas.getByText('Our terms of sale and of wine plans.')).toBeVisible();
    await expect(canvas.getByText('Invite a friend who loves wine.')).toBeVisible();
    await expect(canvas.getByText('Prefer to talk to someone?')).toBeVisible();
    await expect(canvas.getByText('Call us, or see all our contact details.')).toBeVisible();
    await expect(canvas.getByText('Help with your orders, your wine plan and your account.')).toBeVisible();
    await expect(canvas.getByText('By telephone or by post.')).toBeVisible();
    await expect(canvas.getByText('Answers to common questions.')).toBeVisible();
    await expect(canvas.getByText('Delivery times, costs and safe places.')).toBeVisible();
    await expect(canvas.getByText('We’ll email you a reset link.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All contact details' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
  },
});

const Fits = meta.story({
  parameters: { rules: ['BRAND-049'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', terms);
    await expectToFit({ canvasElement });
  },
});
export const InPlain = Fits.extend({ globals: { brand: 'hsb' } });
export const InFresh = Fits.extend({ globals: { brand: 'vir' } });
export const InBold = Fits.extend({ globals: { brand: 'tcm' } });
export const InEditorial = Fits.extend({ globals: { brand: 'stw' } });
export const Narrow = Fits.extend({ globals: { brand: 'avy', ...narrow.globals } });
export const RightToLeft = Fits.extend({ globals: { brand: 'avy' }, decorators: [rightToLeft] });
export const Zoomed = Fits.extend({ globals: { brand: 'avy' }, decorators: [zoomed] });
