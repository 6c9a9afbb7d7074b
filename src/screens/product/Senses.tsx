import type { sensesOf } from './sensesOf.js';

interface SensesProps {
  /** The senses for which there is text, each with its name. */
  readonly senses: ReturnType<typeof sensesOf>;
  /** Level of the headings. */
  readonly level: 2 | 3 | 4;
  /** `large` on the product page's coloured background. */
  readonly size?: 'large';
}

/** Colour, aroma and taste. */
export function Senses({ senses, level, size }: SensesProps) {
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`;
  return (
    <ol className="wsk-Senses" data-size={size}>
      {senses.map(([name, note]) => (
        <li className="wsk-Senses-sense" key={name}>
          <Heading className="wsk-Heading" data-level={size ? 3 : 4}>
            {name}
          </Heading>
          <p className="wsk-Text">{note}</p>
        </li>
      ))}
    </ol>
  );
}
