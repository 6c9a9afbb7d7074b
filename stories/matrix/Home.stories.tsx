import preview from '../../.storybook/preview.js';
import { brands } from '../../src/brands/registry.js';
import { ready } from '../../src/model/load.js';
import { HomePage } from '../../src/screens/home/HomePage.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { handfulOf } from '../handful.js';
import { expectToFit } from '../holds.js';
import { homeContentOf } from '../home/contentOf.js';
import { worldOf } from '../world.js';
import { allBrands } from './everyBrand.js';

const nothing = () => {};

function Home({ brand: id }: { readonly brand: string }) {
  const world = worldOf({ brand: id, login: 'soft' });
  return (
    <section aria-label={world.brand.displayName}>
      <BrandScope site={world.site} brand={world.brand}>
        <HomePage
          wines={ready(handfulOf(world))}
          content={ready(homeContentOf(world))}
          onRetry={nothing}
          onContentRetry={nothing}
        />
      </BrandScope>
    </section>
  );
}

const meta = preview.meta({
  render: () => (
    <>
      {brands.map(({ id }) => (
        <Home key={id} brand={id} />
      ))}
    </>
  ),
  ...allBrands,
});

export const Wide = meta.story({ play: ({ canvasElement }) => expectToFit(canvasElement) });
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => expectToFit(canvasElement),
});
