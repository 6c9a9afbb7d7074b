import { productPageWords } from '../../brands/words/productPage.js';
import type { Product } from '../../model/product.js';
import { useText } from '../../ui/scope.js';
import { sensesOf } from './sensesOf.js';

interface SensesProps {
  readonly notes: Product['tastingNotes'];
  /** Level of their headings. */
  readonly level: 2 | 3 | 4;
  /** `large` on a field of the product page. */
  readonly size?: 'large';
}

/** Colour, aroma and taste, those that are written. */
export function Senses({ notes, level, size }: SensesProps) {
  const text = useText(productPageWords);
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`;
  const senses = sensesOf(notes, text);
  if (senses.length === 0) return null;
  return (
    <ol className="wsk-Senses" data-size={size}>
      {senses.map(([name, note]) => (
        <li className="wsk-Senses-sense" key={name}>
          <Heading className="wsk-Heading" data-level={size === 'large' ? 3 : 4}>
            {name}
          </Heading>
          <p className="wsk-Text">{note}</p>
        </li>
      ))}
    </ol>
  );
}
