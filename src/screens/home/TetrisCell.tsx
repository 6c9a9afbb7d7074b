'use client';

import { ContentPicture, pictureShape } from '../../blocks/ContentPicture.js';
import { contentGround } from '../../blocks/contentGround.js';
import { RichContent } from '../../blocks/RichContent.js';
import { useContentHref } from '../../blocks/useContentHref.js';
import type { TetrisCell as Cell, ContentButton } from '../../model/homePage.js';
import { ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { useScope } from '../../ui/scope.js';

/** The cell to render, and its place in the grid. */
export interface TetrisCellProps {
  /** A cell from the content service. */
  readonly cell: Cell;
  /** The shape of the cell's place in the grid. */
  readonly shape?: 'large' | 'wide' | 'small';
}

/** One cell of a tetris grid: picture and text on a colour chosen by the editor (HOME-065 to HOME-069). */
export function TetrisCell({ cell, shape = 'small' }: TetrisCellProps) {
  const { brand } = useScope();
  const { title, content, image, button, backgroundColour } = cell;
  return (
    <article
      className="wsk-TetrisCell"
      data-component="TetrisCell"
      data-shape={shape}
      data-plain={image ? undefined : true}
      data-stands={image && pictureShape(image)}
      data-ground="taste"
      style={contentGround(brand, backgroundColour)}
    >
      {image ? (
        <div className="wsk-TetrisCell-picture">
          <div className="wsk-TetrisCell-image">
            <ContentPicture image={image} heading={title} />
          </div>
        </div>
      ) : null}
      <div className="wsk-TetrisCell-words">
        {title ? (
          <h3 className="wsk-Heading wsk-TetrisCell-title" data-level="3">
            {title}
          </h3>
        ) : null}
        <RichContent content={content} />
        {button ? (
          <div className="wsk-TetrisCell-onward">
            <CellButton button={button} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** The cell's call to action: a button where the editor chose one, otherwise a link (CONT-018 to CONT-021). */
export function CellButton({ button: { text, url, buttonType } }: { readonly button: ContentButton }) {
  const hrefOf = useContentHref();
  return buttonType === 'primary' ? (
    <div className="wsk-TetrisCell-button">
      <ButtonLink size="small" href={hrefOf(url)}>
        {text}
      </ButtonLink>
    </div>
  ) : (
    <Link href={hrefOf(url)} place="alone" onward>
      {text}
    </Link>
  );
}
