import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sites } from '../brands/sites.js';
import { formatPrice } from '../rules/common/money.js';
import { drawAmount } from './drawAmount.js';

const inUk = sites.filter(({ country }) => country === 'uk');

test('every site in the UK shows pounds with 2 decimals, but for the one that shows points [BRAND-045, BRAND-046]', () => {
  expect(inUk.map(({ brandId }) => brandId).join(' ')).toBe('law avy amx stw ba bbc hsb');
  for (const site of inUk) {
    const shown = [0, 12, 8.5, 1234.5].map((amount) =>
      renderToStaticMarkup(drawAmount({ site }, { amount })).replace(/<[^>]*>/g, ''),
    );
    expect(shown, site.id).toEqual(
      site.brandId === 'hsb' ? ['0 pts', '12 pts', '9 pts', '1,235 pts'] : ['£0.00', '£12.00', '£8.50', '£1,234.50'],
    );
    // Within a sentence, too.
    expect(formatPrice(1234.5, site)).toBe(site.brandId === 'hsb' ? '1,235 pts' : '£1,234.50');
  }
});

test('every site elsewhere shows dollars with 2 decimals [BRAND-047]', () => {
  const elsewhere = sites.filter(({ country }) => country !== 'uk');
  expect(elsewhere.map(({ id }) => id).join(' ')).toBe(
    'wpe-au wpe-nz vws-au vir-us adc-au wsj-us npr-us tcm-us nat-us osw-us fox-us amxc-au',
  );
  for (const site of elsewhere) {
    const shown = [0, 8.5, 1234.5].map((amount) =>
      renderToStaticMarkup(drawAmount({ site }, { amount })).replace(/<[^>]*>/g, ''),
    );
    expect(shown, site.id).toEqual(['$0.00', '$8.50', '$1,234.50']);
    expect(formatPrice(1234.5, site)).toBe('$1,234.50');
  }
});
