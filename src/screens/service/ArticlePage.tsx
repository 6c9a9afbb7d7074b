import type { ReactNode } from 'react';
import type { Article } from '../../model/service.js';
import { ServiceHelp } from './ServiceHelp.js';
import { ServicePage } from './ServicePage.js';
import { ServiceTexts } from './ServiceTexts.js';

/** What the page says, and what it shows below. */
export interface ArticlePageProps {
  /** The host's own text. */
  readonly article: Article;
  /** Products it is about, below the text. */
  readonly products?: ReactNode;
}

/** Page of the shop's editors: privacy, cookies, growers and the like. Its sections are listed beside it from the third
 * on. */
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
