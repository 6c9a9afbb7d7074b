import type { ReactNode } from 'react';
import { ProductImage, type ProductImageProps } from './ProductImage.js';

/** The parts of a row. */
export interface ItemRowProps {
  /** Picture of the item. It has no text alternative, because the name is beside it. */
  readonly picture: Pick<ProductImageProps, 'src' | 'shape' | 'faded'>;
  /** The `ItemTitle`, and any further text below it; `wsk-ItemRow-small` is for small print. */
  readonly children: ReactNode;
  /** Text buttons below the words. */
  readonly actions?: ReactNode;
  /** Content beside the words: a number, or a price with its buttons. */
  readonly side?: ReactNode;
  /** Price of the item, in total and per unit. */
  readonly price?: ReactNode;
  /** Problem with the item, shown below the row. */
  readonly problem?: ReactNode;
  /** Whether the item is being changed, is being removed, or has been removed and can be restored. */
  readonly state?: 'busy' | 'leaving' | 'gone' | undefined;
}

/** Row of a list of wines: picture, title, small print, actions, number and price. The surrounding list knows its width
 * and sets the columns through the properties described in `ItemRow.css`. */
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

/** Name of an item, and the address it links to. */
export interface ItemTitleProps {
  /** Element to render: a heading, or a paragraph in a list without headings. */
  readonly as?: 'h2' | 'h3' | 'p';
  /** Styles the title as a page heading, for a row that stands by itself. */
  readonly level?: 4;
  /** Element id, for an `aria-labelledby`. */
  readonly id?: string;
  /** Address of the item's page; without one the title is not a link. */
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
