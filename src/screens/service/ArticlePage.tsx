import type { ReactNode } from 'react';
import type { Article } from '../../model/service.js';
import { ServiceHelp } from './ServiceHelp.js';
import { ServicePage } from './ServicePage.js';
import { ServiceTexts } from './ServiceTexts.js';

/** The page's text, and the content below it. */
export interface ArticlePageProps {
  /** The host's own text. */
  readonly article: Article;
  /** Related products, below the text. */
  readonly products?: ReactNode;
}

/** Page written by the shop's editors: privacy, cookies, growers and the like. With three or more sections, a table of
 * contents appears beside the text. */
export function ArticlePage({ article: { title, lead, sections }, products }: ArticlePageProps) {
  const all = Object.entries(sections);
  return (
    <>
      <ServicePage
        component="ArticlePage"
        title={title}
        lead={lead}
        {...(all.length > 2 && { contents: all.map(([id, section]) => ({ id, title: section.title })) })}
      >
        <div className="wsk-ArticlePage">
          {all.map(([id, section]) => (
            <section className="wsk-ArticlePage-section" key={id}>
              <h2 className="wsk-Heading wsk-ServicePage-part" data-level="3" id={id} tabIndex={-1}>
                {section.title}
              </h2>
              <ServiceTexts texts={section.text} />
            </section>
          ))}
        </div>
        {products ? null : <ServiceHelp />}
      </ServicePage>
      {products}
    </>
  );
}
