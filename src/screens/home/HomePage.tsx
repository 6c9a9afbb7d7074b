import { ProductImage } from '../../blocks/ProductImage.js';
import { WineGrid } from '../../blocks/WineGrid.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/price.js';
import { Silhouette } from '../../ui/Silhouette.js';
import { useText } from '../../ui/scope.js';

export interface HomePageProps {
  /** A handful to start with; none hides their section. */
  readonly wines: Load<readonly Product[]>;
  readonly onRetry: () => void;
}

/** The front page: the brand's welcome and a first handful of wines. It chooses nothing itself. */
export function HomePage({ wines, onRetry }: HomePageProps) {
  const text = useText();
  const empty = wines.status === 'ready' && wines.data.length === 0;
  return (
    <div className="wsk-HomePage" data-component="HomePage">
      <div className="wsk-HomePage-welcome" data-ground="stage">
        <div className="wsk-Container wsk-HomePage-banner">
          <div className="wsk-HomePage-words">
            <h1 className="wsk-Heading wsk-HomePage-title" data-level="1">
              {text('home.title')}
            </h1>
            <p className="wsk-Text wsk-HomePage-lead" data-size="lead">
              {text('home.lead')}
            </p>
          </div>
          <Lineup wines={wines} />
        </div>
      </div>
      {empty ? null : (
        <section className="wsk-Container wsk-HomePage-start" aria-label={text('home.start')}>
          <h2 className="wsk-Heading" data-level="2">
            {text('home.start')}
          </h2>
          <WineGrid wines={wines} layout="rail" onRetry={onRetry} />
        </section>
      )}
    </div>
  );
}

const isFullBottle = (product: Product): boolean =>
  product.largeImage !== undefined && !isCase(product) && (product.bottleSize ?? 0) >= 700;

/** Three of the wines beside the welcome, as a picture only: each has its card below. */
function Lineup({ wines }: Pick<HomePageProps, 'wines'>) {
  const bottles = wines.status === 'ready' ? wines.data.filter(isFullBottle).slice(-3) : [];
  return (
    <div className="wsk-HomePage-lineup" aria-hidden="true">
      {wines.status === 'ready'
        ? bottles.map(({ itemCode, largeImage }) => (
            <div className="wsk-HomePage-bottle" key={itemCode}>
              <ProductImage src={largeImage} alt="" shape="bottle" />
            </div>
          ))
        : ['left', 'middle', 'right'].map((place) => (
            <div className="wsk-HomePage-bottle" key={place}>
              <Silhouette shape="bottle" look="flat" />
            </div>
          ))}
    </div>
  );
}
