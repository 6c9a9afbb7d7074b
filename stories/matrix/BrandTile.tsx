import { ProductImage } from '../../src/blocks/ProductImage.js';
import { designOf } from '../../src/brands/designs.js';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import { homeWords } from '../../src/brands/words/home.js';
import type { Brand, Country } from '../../src/model/site.js';
import type { ColourName } from '../../src/model/tokens.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { useText } from '../../src/ui/scope.js';
import { worldOf } from '../world.js';
import './gallery.css';

const colours: readonly ColourName[] = ['primary', 'accent', 'sale', 'ink', 'surface'];

/** Returns the storefront's host for each country in which a brand sells, as `npm start` serves it. */
const hostsOf = ({ id, alsoIn }: Brand): readonly string[] =>
  [id, ...(Object.keys(alsoIn) as Country[]).map((country) => `${id}-${country}`)].map(
    (label) => `${label}.localhost:5173`,
  );

/** A brand at a glance: its header, its welcome, a bottle on its stage, its colours and its addresses. The name opens
 * Storybook in that brand. */
export function BrandTile({ brand }: { brand: Brand }) {
  const { product } = worldOf({ brand: brand.id, login: 'visitor' });
  const page = designOf(brand).look.grounds.page;
  return (
    <BrandScope site={siteOfBrand(brand)} brand={brand}>
      <article className="gallery-tile">
        <div className="gallery-header" data-ground="header">
          <BrandLogo />
        </div>
        <div className="gallery-poster" data-ground="stage">
          <Welcome />
          <div className="gallery-bottle">
            <ProductImage src={product('wine').smallImage} alt="" shape="bottle" lazy />
          </div>
        </div>
        <div
          className="gallery-colours"
          role="img"
          aria-label={colours.map((name) => `${name} ${page[name]}`).join(', ')}
        >
          {colours.map((name) => (
            <span key={name} title={`${name} ${page[name]}`} style={{ background: page[name] }} />
          ))}
        </div>
        <div className="gallery-facts" data-ground="page">
          <h3 className="gallery-name">
            <a
              className="gallery-open"
              href={`./?path=/story/storefront-homepagecontainer--ready&globals=brand:${brand.id}`}
              target="_top"
            >
              {brand.displayName}
            </a>
          </h3>
          <p className="gallery-family">
            {brand.id}, {brand.look.family}
          </p>
          {hostsOf(brand).map((host) => (
            <a key={host} className="gallery-host" href={`http://${host}`} target="_top">
              {host}
            </a>
          ))}
        </div>
      </article>
    </BrandScope>
  );
}

function Welcome() {
  return <p className="wsk-Heading gallery-welcome">{useText(homeWords)('home.title')}</p>;
}
