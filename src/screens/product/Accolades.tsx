import type { Accolade } from '../../model/product.js';
import { Icon } from '../../ui/Icon.js';
import { award } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';

/** The accolades to list. */
export interface AccoladesProps {
  /** Medals, awards and mentions, in the server's order. */
  readonly accolades: readonly Accolade[];
}

/** Accolades of a product, beside its headline. Renders nothing without any. */
export function Accolades({ accolades }: AccoladesProps) {
  const text = useText();
  if (accolades.length === 0) return null;
  return (
    <ul className="wsk-Accolades" data-component="Accolades" aria-label={text('product.accolades')}>
      {accolades.map((accolade) => {
        const detail = [accolade.levelTypeDesc, accolade.accoladeCategoryText, accolade.accoladePerson]
          .filter(Boolean)
          .join(', ');
        return (
          <li className="wsk-Accolades-item" key={`${accolade.accoladeNameText} ${detail}`}>
            <span className="wsk-Accolades-mark">
              <Icon drawing={award} size={24} />
            </span>
            <span className="wsk-Accolades-words">
              <strong className="wsk-Accolades-name">{accolade.accoladeNameText}</strong>
              {detail ? <span className="wsk-Accolades-detail">{detail}</span> : null}
              {accolade.accoladeDescription ? (
                <span className="wsk-Accolades-detail">{accolade.accoladeDescription}</span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
