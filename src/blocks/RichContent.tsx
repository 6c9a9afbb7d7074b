'use client';

import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import type { RichText } from '../model/homePage.js';
import { safeUrl } from '../rules/common/url.js';
import { Link } from '../ui/Link.js';
import { usePictureUrl } from '../ui/usePictureUrl.js';
import { useContentHref } from './useContentHref.js';

/** The text to render. */
export interface RichContentProps {
  /** Rich text from the content service; undefined renders nothing. */
  readonly content: RichText | undefined;
}

const heading = (level: 3 | 4) => (_: unknown, children: ReactNode) => {
  const Heading = `h${level}` as const;
  return (
    <Heading className="wsk-Heading" data-level={level}>
      {children}
    </Heading>
  );
};

const options = (hrefOf: (url: string) => string, fileUrl: ReturnType<typeof usePictureUrl>): Options => ({
  renderNode: {
    [BLOCKS.PARAGRAPH]: (_, children) => <p className="wsk-Text wsk-RichContent-text">{children}</p>,
    // Headings in the text rank below the page's own.
    [BLOCKS.HEADING_1]: heading(3),
    [BLOCKS.HEADING_2]: heading(3),
    [BLOCKS.HEADING_3]: heading(3),
    [BLOCKS.HEADING_4]: heading(4),
    [BLOCKS.HEADING_5]: heading(4),
    [BLOCKS.HEADING_6]: heading(4),
    [BLOCKS.UL_LIST]: (_, children) => <ul className="wsk-Prose-list">{children}</ul>,
    [BLOCKS.OL_LIST]: (_, children) => (
      <ol className="wsk-Prose-list" data-numbered>
        {children}
      </ol>
    ),
    [BLOCKS.LIST_ITEM]: (_, children) => <li className="wsk-RichContent-item">{children}</li>,
    [BLOCKS.QUOTE]: (_, children) => <blockquote className="wsk-RichContent-quote">{children}</blockquote>,
    [BLOCKS.HR]: () => <hr className="wsk-RichContent-rule" />,
    [BLOCKS.TABLE]: (_, children) => (
      <table className="wsk-RichContent-table">
        <tbody className="wsk-RichContent-rows">{children}</tbody>
      </table>
    ),
    [BLOCKS.TABLE_ROW]: (_, children) => <tr className="wsk-RichContent-row">{children}</tr>,
    [BLOCKS.TABLE_CELL]: (_, children) => <td className="wsk-RichContent-cell">{children}</td>,
    [BLOCKS.TABLE_HEADER_CELL]: (_, children) => <th className="wsk-RichContent-cell">{children}</th>,
    [BLOCKS.EMBEDDED_ASSET]: ({ data }) => {
      const { file, title } = data.target.fields;
      const src = fileUrl(safeUrl(file.url));
      return src ? <img className="wsk-RichContent-image" src={src} alt={title} loading="lazy" /> : null;
    },
    [INLINES.HYPERLINK]: ({ data }, children) => {
      const url = safeUrl(data.uri);
      return url ? <Link href={hrefOf(url)}>{children}</Link> : children;
    },
    [INLINES.ASSET_HYPERLINK]: ({ data }, children) => {
      const url = fileUrl(safeUrl(data.target.fields.file.url));
      return url ? <Link href={url}>{children}</Link> : children;
    },
  },
  renderMark: {
    [MARKS.BOLD]: (text) => <strong className="wsk-RichContent-strong">{text}</strong>,
    [MARKS.ITALIC]: (text) => <em className="wsk-RichContent-emphasis">{text}</em>,
    [MARKS.UNDERLINE]: (text) => <u className="wsk-RichContent-underline">{text}</u>,
    [MARKS.CODE]: (text) => text,
  },
});

/** An editor's rich text: paragraphs, headings, lists, links, pictures and tables, never markup (CONT-042). Addresses
 * are checked again here. */
export function RichContent({ content }: RichContentProps) {
  const hrefOf = useContentHref();
  const fileUrl = usePictureUrl();
  if (!content || content.content.length === 0) return null;
  return (
    <div className="wsk-Prose wsk-RichContent" data-component="RichContent">
      {documentToReactComponents(content, options(hrefOf, fileUrl))}
    </div>
  );
}
