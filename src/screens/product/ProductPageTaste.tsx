import { useId } from 'react';
import type { Product } from '../../model/product.js';
import { useText } from '../../ui/scope.js';

export interface ProductPageTasteProps {
  readonly product: Pick<Product, 'tastingNotes' | 'longDescription' | 'description'>;
}

/** The tasting note in its parts, on a field of its own; those that are not written are left out. */
export function ProductPageTaste({ product }: ProductPageTasteProps) {
  const text = useText();
  const titleId = useId();
  const { tastingNotes: notes } = product;
  const story = product.longDescription ?? product.description;
  const parts = [
    [text('product.colour'), notes?.shortTastingNotesColor],
    [text('product.aroma'), notes?.shortTastingNotesAroma],
    [text('product.taste'), notes?.shortTastingNotesTaste],
  ].filter(([, note]) => note);
  if (!story && parts.length === 0) return null;
  return (
    <section className="wsk-ProductPage-taste" data-ground="taste" aria-labelledby={titleId}>
      <div className="wsk-Container wsk-ProductPage-tasteIn">
        <h2 className="wsk-Heading wsk-ProductPage-tasteTitle" data-level="2" id={titleId}>
          {text('product.tastingNote')}
        </h2>
        {story ? (
          <p className="wsk-Text" data-size="lead">
            {story}
          </p>
        ) : null}
        {parts.length > 0 ? (
          <ol className="wsk-ProductPage-notes">
            {parts.map(([name, note]) => (
              <li className="wsk-ProductPage-note" key={name}>
                <h3 className="wsk-Heading" data-level="3">
                  {name}
                </h3>
                <p className="wsk-Text">{note}</p>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </section>
  );
}
