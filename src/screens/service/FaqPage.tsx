'use client';

import { useRef } from 'react';
import { useContentHref } from '../../blocks/useContentHref.js';
import { serviceWords } from '../../brands/words/service.js';
import type { Question, QuestionGroup } from '../../model/service.js';
import { Accordion } from '../../ui/Accordion.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { ServiceHelp } from './ServiceHelp.js';
import { ServicePage } from './ServicePage.js';
import { ServiceTexts } from './ServiceTexts.js';
import { useTarget } from './useTarget.js';

/** The questions to list. */
export interface FaqPageProps {
  /** The host's own questions. The customer services page links to the group or question named `delivery`, if there is
   * one. */
  readonly groups: readonly QuestionGroup[];
  /** Anchor of the question or group in the address, without the `#`. */
  readonly target?: string | undefined;
}

/** Page of questions in groups; the question named in the address is open (NAV-035). */
export function FaqPage({ groups, target }: FaqPageProps) {
  const text = useText(serviceWords);
  const page = useRef<HTMLDivElement>(null);
  useTarget(page, target);
  return (
    <ServicePage component="FaqPage" title={text('faq.title')} lead={text('faq.lead')} contents={groups}>
      <div className="wsk-FaqPage" ref={page}>
        {groups.map(({ id, title, questions }) => (
          <section className="wsk-FaqPage-group" key={id}>
            <h2 className="wsk-Heading wsk-ServicePage-part" data-level="3" id={id} tabIndex={-1}>
              {title}
            </h2>
            <Accordion
              level={3}
              items={questions.map((question) => ({
                id: question.id,
                title: question.title,
                content: <Answer question={question} />,
              }))}
            />
          </section>
        ))}
      </div>
      <ServiceHelp />
    </ServicePage>
  );
}

/** The id is on the answer, because a browser opens a closed `<details>` element when a link targets something inside
 * it. */
function Answer({ question: { id, answer, link } }: { readonly question: Question }) {
  const hrefOf = useContentHref();
  return (
    <div className="wsk-FaqPage-answer" id={id}>
      <ServiceTexts texts={answer} />
      {link ? (
        <Link href={hrefOf(link.href)} place="alone" onward>
          {link.name}
        </Link>
      ) : null}
    </div>
  );
}
