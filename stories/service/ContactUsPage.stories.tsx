import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { brandById } from '../../src/brands/registry.js';
import { siteOf } from '../../src/brands/sites.js';
import { ContactUsPage } from '../../src/screens/service/ContactUsPage.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { narrow } from '../commonStories.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: ContactUsPage });

type Canvas = ReturnType<typeof within>;
const way = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

export const Ready = meta.story({
  parameters: { rules: ['NAV-034', 'NAV-035', 'BRAND-031', 'BRAND-033', 'BRAND-034', 'BRAND-035', 'BRAND-036'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const orders = way(canvas, 'Orders and advice').getByRole('link', { name: '01632 960 144' });
    await expect(orders).toHaveAttribute('href', 'tel:01632960144');
    const plans = way(canvas, 'Wine plans').getByRole('link', { name: '01632 960 145' });
    await expect(plans).toHaveAttribute('href', 'tel:01632960145');
    await expect(way(canvas, 'By post').getByText('Lawton Wines')).toBeVisible();
    await expect(way(canvas, 'By post').getByText('14 Quay Lane, Marlbridge')).toBeVisible();
    await expect(way(canvas, 'Your data').getByRole('link', { name: 'privacy@law.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@law.example',
    );
    await expectToFit({ canvasElement });
    await expect(way(canvas, 'Orders and advice').getByText('Orders, account queries and wine advice.')).toBeVisible();
    await expect(canvas.getByText('Change, postpone or cancel your next case.')).toBeVisible();
    await expect(canvas.getByText('See or correct the data we hold.')).toBeVisible();
    await expect(canvas.getByText('Find an answer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Help and FAQs' })).toHaveAttribute('href', '/customer-services/faq');
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveAttribute(
      'href',
      '/customer-services/faq#delivery',
    );
    await expect(
      canvas.getByText('Whether a bottle is missing or you can’t choose between two, we’re happy to help.'),
    ).toBeVisible();
  },
});

/** A site's own contact details take precedence over its brand's. */
export const AnotherCountry = meta.story({
  render: () => (
    <BrandScope site={siteOf({ brand: 'wpe', country: 'nz' })} brand={brandById('wpe')}>
      <ContactUsPage />
    </BrandScope>
  ),
  globals: { brand: 'wpe' },
  parameters: { rules: ['NAV-034', 'BRAND-031', 'BRAND-033', 'BRAND-034', 'BRAND-035', 'BRAND-036'] },
  play: async ({ canvas }) => {
    const orders = way(canvas, 'Orders and advice').getByRole('link', { name: '0800 555 0114' });
    await expect(orders).toHaveAttribute('href', 'tel:08005550114');
    const plans = way(canvas, 'Wine plans').getByRole('link', { name: '0800 555 0115' });
    await expect(plans).toHaveAttribute('href', 'tel:08005550115');
    await expect(way(canvas, 'By post').getByText('Wattle Press Estates')).toBeVisible();
    await expect(way(canvas, 'By post').getByText('4 Kowhai Lane, Port Farewell')).toBeVisible();
    await expect(way(canvas, 'Your data').getByRole('link', { name: 'privacy@wpe.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@wpe.example',
    );
  },
});

/** The brand's own details, in another country. */
export const AnotherBrand = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['NAV-034', 'BRAND-033', 'BRAND-034', 'BRAND-035'] },
  play: async ({ canvas }) => {
    await expect(way(canvas, 'Orders and advice').getByRole('link', { name: '(555) 555-0110' })).toHaveAttribute(
      'href',
      'tel:5555550110',
    );
    await expect(way(canvas, 'Wine plans').getByRole('link', { name: '(555) 555-0111' })).toHaveAttribute(
      'href',
      'tel:5555550111',
    );
    await expect(way(canvas, 'By mail').getByText('19 Juniper Alley, Redfern, OR')).toBeVisible();
  },
});

const Fits = meta.story({ play: expectToFit });
export const Narrow = Fits.extend(narrow);
export const RightToLeft = Fits.extend({ decorators: [rightToLeft] });
export const Zoomed = Fits.extend({ decorators: [zoomed] });
export const InPlain = Fits.extend({ globals: { brand: 'hsb' } });
export const InFresh = Fits.extend({ globals: { brand: 'vir' } });
export const InBold = Fits.extend({ globals: { brand: 'tcm' } });
export const InEditorial = Fits.extend({ globals: { brand: 'stw' } });
