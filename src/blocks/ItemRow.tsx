import type { ReactNode } from 'react';
import { ProductImage, type ProductImageProps } from './ProductImage.js';

/** The parts of a row. */
export interface ItemRowProps {
  /** Picture of the item. Its name is beside it, so it has no text of its own. */
  readonly picture: Pick<ProductImageProps, 'src' | 'shape' | 'faded'>;
  /** The `ItemTitle`, and below it what else is to be read: `wsk-ItemRow-small` is the small print. */
  readonly children: ReactNode;
  /** Text buttons below the words. */
  readonly actions?: ReactNode;
  /** Beside the words: a number, or a price with its buttons. */
  readonly side?: ReactNode;
  /** What the item costs, and each piece of it. */
  readonly price?: ReactNode;
  /** What went wrong with the item, below the row. */
  readonly problem?: ReactNode;
  /** The item is being changed, is about to leave the list, or has left it and can be put back. */
  readonly state?: 'busy' | 'leaving' | 'gone' | undefined;
}

/** Row of a list of wines: picture, title, small print, what can be done, number and price. The list it lies in knows its
 * width, and sets the columns by the properties of `ItemRow.css`. */
export function ItemRow({ picture, children, actions, side, price, problem, state }: ItemRowProps) {
  return (
    <div className="wsk-ItemRow" data-component="ItemRow" data-state={state}>
      <div className="wsk-ItemRow-picture" data-ground="stage">
        <ProductImage {...picture} alt="" />
      </div>
      <div className="wsk-ItemRow-words">
        {children}
        {actions ? <div className="wsk-ItemRow-actions">{actions}</div> : null}
      </div>
      {side ? <div className="wsk-ItemRow-side">{side}</div> : null}
      {price ? <div className="wsk-ItemRow-price">{price}</div> : null}
      {problem ? <div className="wsk-ItemRow-problem">{problem}</div> : null}
    </div>
  );
}

/** Name of an item, and where it leads. */
export interface ItemTitleProps {
  /** Element it is: a heading, or a paragraph in a list without headings. */
  readonly as?: 'h2' | 'h3' | 'p';
  /** Sets it in a heading of the page, for a row that stands by itself. */
  readonly level?: 4;
  /** Element id, for an `aria-labelledby`. */
  readonly id?: string;
  /** Address of the item's page; without one the title leads nowhere. */
  readonly href?: string;
  /** The name. */
  readonly children: ReactNode;
}

/** Title of an `ItemRow`. */
export function ItemTitle({ as: Tag = 'h3', level, id, href, children }: ItemTitleProps) {
  return (
    <Tag className={`wsk-ItemRow-title ${level ? 'wsk-Heading' : 'wsk-ItemTitle'}`} data-level={level} id={id}>
      {href === undefined ? (
        children
      ) : (
        <a className="wsk-ItemRow-link" href={href}>
          {children}
        </a>
      )}
    </Tag>
  );
}
