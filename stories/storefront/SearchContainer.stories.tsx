import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { Brand, Site } from '../../src/model/site.js';
import { StorefrontProvider } from '../../src/storefront/StorefrontProvider.js';
import { createStorefront } from '../../src/storefront/services.js';
import { SearchContainer } from '../../src/storefront/shell/SearchContainer.js';
import { Button } from '../../src/ui/Button.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

/** Pages of one shop, each with a header of its own. */
function Pages({ site, brand }: { readonly site: Site; readonly brand: Brand }) {
  const [services] = useState(() => createStorefront({ log: () => {}, navigate: () => {} }));
  const [page, setPage] = useState(1);
  return (
    <StorefrontProvider services={services} site={site} brand={brand}>
      <div style={{ minHeight: 560 }}>
        <SearchContainer key={page} />
        <Button onClick={() => setPage(page + 1)}>Another page</Button>
      </div>
    </StorefrontProvider>
  );
}

const meta = preview.meta({
  component: Pages,
  args: { site: from((world) => world.site), brand: from((world) => world.brand) },
  decorators: [framed(520)],
});

export const KeptOnAnotherPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rio');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await expect(field).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveValue('rio');
  },
});

export const EmptyAfterASuggestion = meta.story({
  parameters: { rules: ['SRCH-004'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.type(canvas.getByRole('combobox'), 'rio');
    const [first] = await canvas.findAllByRole('option');
    await userEvent.click(first!);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
});
