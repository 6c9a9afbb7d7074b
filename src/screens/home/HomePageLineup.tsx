import { ProductImage } from '../../blocks/ProductImage.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { Silhouette } from '../../ui/Silhouette.js';

export interface HomePageLineupProps {
  readonly wines: Load<readonly Product[]>;
}

const isFullBottle = (product: Product): boolean =>
  product.largeImage !== undefined && !isCase(product) && (product.bottleSize ?? 0) >= 700;

const isWine = ({ productType }: Product): boolean => productType === 'wine';

/** Three wines as decoration beside the welcome; each of them also has a card below. */
export function HomePageLineup({ wines }: HomePageLineupProps) {
  const bottles = wines.status === 'ready' ? wines.data.filter(isFullBottle) : [];
  const first = [...bottles.filter(isWine), ...bottles.filter((product) => !isWine(product))].slice(0, 3);
  return (
    <div className="wsk-HomePageLineup" data-component="HomePageLineup" aria-hidden="true">
      {wines.status === 'ready'
        ? first.map(({ itemCode, largeImage }) => (
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
