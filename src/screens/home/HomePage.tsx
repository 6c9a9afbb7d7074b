import { WineGrid } from '../../blocks/WineGrid.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { useText } from '../../ui/BrandScope.js';

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
      <div className="wsk-HomePage-welcome">
        <div className="wsk-Container wsk-HomePage-words">
          <h1 className="wsk-Heading wsk-HomePage-title" data-level="1">
            {text('home.title')}
          </h1>
          <p className="wsk-Text wsk-HomePage-lead" data-size="lead">
            {text('home.lead')}
          </p>
        </div>
      </div>
      {empty ? null : (
        <section className="wsk-Container wsk-HomePage-start" aria-label={text('home.start')}>
          <h2 className="wsk-Heading" data-level="2">
            {text('home.start')}
          </h2>
          <WineGrid wines={wines} layout="rail" places={6} onRetry={onRetry} />
        </section>
      )}
    </div>
  );
}
