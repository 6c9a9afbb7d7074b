import { ProductImage } from '../../blocks/ProductImage.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { Silhouette } from '../../ui/Silhouette.js';

export interface HomePageLineupProps {
  /** Up to three wines, the one in the middle first. */
  readonly bottles: Load<readonly Product[]>;
}

/** Three wines as decoration beside the welcome. */
export function HomePageLineup({ bottles }: HomePageLineupProps) {
  return (
    <div className="wsk-HomePageLineup" data-component="HomePageLineup" aria-hidden="true">
      {bottles.status === 'ready'
        ? sideBySide(bottles.data).map(({ itemCode, largeImage }) => (
            <div className="wsk-HomePageLineup-bottle" key={itemCode}>
              <ProductImage src={largeImage} alt="" shape="bottle" />
            </div>
          ))
        : ['left', 'middle', 'right'].map((place) => (
            <div className="wsk-HomePageLineup-bottle" key={place}>
              <Silhouette shape="bottle" variant="flat" />
            </div>
          ))}
    </div>
  );
}

/** Returns the bottles from left to right, with the first one in the middle. */
function sideBySide([middle, left, right]: readonly Product[]): readonly Product[] {
  return [left, middle, right].filter((product) => product !== undefined);
}
