import './LivePlayer.css';
import { useEffect } from 'react';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { Amount, Button, useScope } from '../../src/entries/index.js';
import type { LiveShoppingPlayerProps } from '../../src/entries/model.js';
import { useProducts } from '../../src/entries/storefront.js';

const poured = [notable.wine, notable.lowStockWine, notable.outOfStockWine];

/** A stand-in for the player of a live-shopping service: a picture instead of the video, and the wines of the show. */
export function LivePlayer({ showId, cart, onPlaying, onFailed }: LiveShoppingPlayerProps) {
  const { brand } = useScope();
  const { products } = useProducts(poured);
  useEffect(() => {
    if (products.status === 'ready') onPlaying();
    if (products.status === 'failed') onFailed();
  }, [products.status, onPlaying, onFailed]);
  return (
    <div className="harness-LivePlayer">
      <img className="harness-LivePlayer-video" src={`/images/${brand.id}/table/${showId}.svg`} alt="The show" />
      <ul className="harness-LivePlayer-list">
        {(products.status === 'ready' ? products.data : []).map(({ itemCode, name, skus: [sku] }) => (
          <li key={itemCode} className="harness-LivePlayer-item">
            <strong>{name}</strong>
            {sku ? <Amount amount={sku.salePrice} /> : null}
            <span className="harness-LivePlayer-buttons">
              <Button size="small" onClick={() => void cart.add({ itemCode })}>
                Add one
              </Button>
              <Button size="small" variant="line" onClick={() => void cart.update({ itemCode, quantity: 6 })}>
                Take six
              </Button>
              <Button size="small" variant="line" onClick={() => void cart.update({ itemCode, quantity: 0 })}>
                Take none
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
