import { sceneNames } from '../../mocks/fixtures/art.js';
import { ProductImage } from '../../src/blocks/ProductImage.js';
import type { Brand } from '../../src/model/site.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { Silhouette } from '../../src/ui/Silhouette.js';
import { Vignette } from '../../src/ui/Vignette.js';
import { ImageryStages, Own } from './ImageryStages.js';
import { Part } from './Part.js';
import { type Ratio, ratios } from './pictures.js';
import { type Copy, useCopied } from './useCopied.js';
import './matrix.css';
import './imagery.css';

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
      <ImageryStages brand={brand} copy={copy} />
      <Own brand={brand}>
        <div className="matrix-page">
          <Part className="wsk-Container" title="Proportions">
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
          <Part className="wsk-Container" title="Without a picture">
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
          <Part className="wsk-Container" title="Scenes">
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
          <Part className="wsk-Container" title="Do and don’t">
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
