import type { ReactNode } from 'react';
import { sceneNames } from '../../mocks/fixtures/art.js';
import { ProductImage } from '../../src/blocks/ProductImage.js';
import { brands } from '../../src/brands/registry.js';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import type { Brand, Variants } from '../../src/model/site.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { ProductPageStage } from '../../src/screens/product/ProductPageStage.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { Silhouette } from '../../src/ui/Silhouette.js';
import { Vignette } from '../../src/ui/Vignette.js';
import { worldOf } from '../world.js';
import { type Ratio, ratios } from './pictures.js';
import { useCopied } from './useCopied.js';
import './matrix.css';
import './imagery.css';

type Copy = (text: string) => Promise<void>;

const stages: Readonly<Record<Variants['stage'], string>> = {
  panel: 'A panel at the start of the page',
  mirrored: 'A panel at the end of the page',
  shelf: 'A shelf across the page',
  niche: 'A niche between the words and the price',
  window: 'A round window',
  plinth: 'A plinth on the page itself',
};

const brandsWith = (stage: Variants['stage']): readonly Brand[] =>
  brands.filter(({ look }) => look.variants.stage === stage);

const pictureIn = (brand: Brand) => worldOf({ brand: brand.id, login: 'visitor' }).product('wine').largeImage;

/** The top of a product page with nothing on it but its bottle. */
function Stage({ brand }: { readonly brand: Brand }) {
  return (
    <div className="imagery-window">
      <div
        className="wsk-Container wsk-Columns wsk-ProductPage-top"
        data-variant="stage"
        data-stage={brand.look.variants.stage}
      >
        <ProductPageStage product={undefined} early={{ src: pictureIn(brand), shape: 'bottle' }} />
        <div className="wsk-ProductPage-info">
          <div className="wsk-ProductPage-intro imagery-words">Words</div>
          <div className="wsk-ProductPage-buying imagery-words">Price</div>
        </div>
      </div>
    </div>
  );
}

interface StageCardProps {
  readonly stage: Variants['stage'];
  /** The brand of the toolbar, which is shown if it chose this one. */
  readonly chosen: Brand;
  readonly copy: Copy;
}

function StageCard({ stage, chosen, copy }: StageCardProps) {
  const of = brandsWith(stage);
  const shown = of.find(({ id }) => id === chosen.id) ?? of[0] ?? chosen;
  return (
    <li>
      <BrandScope site={siteOfBrand(shown)} brand={shown}>
        <div className="imagery-card">
          <Stage brand={shown} />
          <button type="button" className="matrix-token" onClick={() => copy(`stage: '${stage}'`)}>
            <b>{stage}</b>
            {stages[stage]}
          </button>
          <span>{of.map(({ id }) => id).join(', ')}</span>
        </div>
      </BrandScope>
    </li>
  );
}

const windowsOf = ({ from, to }: Ratio): string => {
  if (from > 0) return Number.isFinite(to) ? `${from} to ${to} px` : `from ${from} px`;
  return Number.isFinite(to) ? `up to ${to} px` : 'every window';
};

function RatioCard({ ratio, copy }: { readonly ratio: Ratio; readonly copy: Copy }) {
  return (
    <li className="imagery-card">
      <div className="imagery-ratio">
        <div style={{ aspectRatio: ratio.value, width: `min(100%, 144px * (${ratio.value}))` }} />
      </div>
      <button type="button" className="matrix-token" onClick={() => copy(ratio.value)}>
        <b>{ratio.value}</b>
        {ratio.component}
      </button>
      <span>{ratio.selector.replaceAll(`.wsk-${ratio.component}`, '').replace(/^-/, '') || 'the whole'}</span>
      <span>{windowsOf(ratio)}</span>
    </li>
  );
}

const rules: readonly (readonly [string, string])[] = [
  [
    'Cut the bottle out, and let it stand on the bottom edge of its box.',
    'Centre it in the air, or keep a background.',
  ],
  [
    'Leave the label legible: the bottle fills its box from top to bottom.',
    'Crop a bottle. Only scenes are cropped, and their left third stays calm for text.',
  ],
  [
    'Leave the text alternative empty where the name stands beside the picture.',
    'Say the name twice, or write “image of”.',
  ],
  [
    'Leave the address out when there is no picture: the kit draws one.',
    'Send a grey square or a picture of another wine.',
  ],
  ['Grey out a wine that is sold out, and say so in a flag.', 'Take its picture away, or say it by grey alone.'],
];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="wsk-Container" aria-label={title}>
      <h2 className="wsk-Heading" data-level="3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Own({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  return (
    <BrandScope site={siteOfBrand(brand)} brand={brand}>
      {children}
    </BrandScope>
  );
}

/** The pictures of the brand in the toolbar: what a bottle stands in, the proportions, the drawings where there is no
 * picture, the scenes and marks, and what to do and not to do. */
export function ImagerySheet({ brand }: { readonly brand: Brand }) {
  const [copied, copy] = useCopied();
  const name = brand.displayName;
  return (
    // A brand's scope inside another's would take what that one derives for its grounds, so they stand side by side.
    <div className="matrix-page">
      <Own brand={brand}>
        <p className="wsk-Container wsk-Text" role="status">
          {copied ? `Copied: ${copied}` : 'Press a choice or a value to copy it.'}
        </p>
      </Own>
      <section aria-label="What a bottle stands in">
        <Own brand={brand}>
          <div className="wsk-Container">
            <h2 className="wsk-Heading" data-level="3">
              What a bottle stands in
            </h2>
            <p className="wsk-Text">
              A brand chooses one (stage). {name}: {brand.look.variants.stage}. Below 992 px it is a panel in every
              brand.
            </p>
          </div>
        </Own>
        <ul className="imagery-cards imagery-stages" data-size="large">
          {(Object.keys(stages) as Variants['stage'][]).map((stage) => (
            <StageCard key={stage} stage={stage} chosen={brand} copy={copy} />
          ))}
        </ul>
      </section>
      <Own brand={brand}>
        <div className="matrix-page">
          <Part title="Proportions">
            <p className="wsk-Text">
              Width to height, as the style sheets have them. A bottle is 200 by 640, a case 640 by 560.
            </p>
            <ul className="imagery-cards">
              {ratios().map((ratio) => (
                <RatioCard
                  key={`${ratio.selector} ${ratio.from} ${ratio.to} ${ratio.value}`}
                  ratio={ratio}
                  copy={copy}
                />
              ))}
            </ul>
          </Part>
          <Part title="Without a picture">
            <p className="wsk-Text">
              The kit draws a bottle or a case in the brand’s colours, flat while a picture loads. A page with nothing
              on it has the brand’s vignette.
            </p>
            <ul className="imagery-cards">
              {(['bottle', 'case'] as const).map((shape) => (
                <li key={shape} className="imagery-card">
                  <div className="imagery-box" data-ground="stage">
                    <ProductImage alt={`A ${shape} without a picture`} shape={shape} />
                  </div>
                  No picture: {shape}
                </li>
              ))}
              {(['bottle', 'case'] as const).map((shape) => (
                <li key={shape} className="imagery-card">
                  <div className="imagery-box" data-ground="stage">
                    <Silhouette shape={shape} variant="flat" />
                  </div>
                  Loading: {shape}
                </li>
              ))}
              <li className="imagery-card">
                <div className="imagery-box">
                  <Vignette />
                </div>
                Nothing here: {brand.look.variants.vignette}
              </li>
              <li className="imagery-card">
                <div className="imagery-box" data-ground="header">
                  <BrandLogo />
                </div>
                The mark of {name}
              </li>
            </ul>
          </Part>
          <Part title="Scenes">
            <p className="wsk-Text">
              1600 by 700 for banners, in the brand’s colours: the mock shop’s pictures, in the place of photographs.
            </p>
            <ul className="imagery-cards" data-size="large">
              {sceneNames.map((scene) => (
                <li key={scene} className="imagery-card">
                  <img className="imagery-scene" alt="" src={`/images/${brand.id}/${scene}/imagery.svg`} />
                  {scene}
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Do and don’t">
            <div className="matrix-scroll">
              <table className="matrix-words imagery-rules">
                <thead>
                  <tr>
                    <th scope="col">Do</th>
                    <th scope="col">Don’t</th>
                  </tr>
                </thead>
                <tbody>
                  {rules.map(([right, wrong]) => (
                    <tr key={right}>
                      <td>{right}</td>
                      <td>{wrong}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Part>
        </div>
      </Own>
    </div>
  );
}
