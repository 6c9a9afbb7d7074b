'use client';

import { AccountFacts, AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { accountWords } from '../../brands/words/account.js';
import { detailsWords } from '../../brands/words/details.js';
import type { Load } from '../../model/load.js';
import { type CustomerData, customerDataParts } from '../../rules/account/customerData.js';
import { Button } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The data stored about a customer, and the callbacks of the page. */
export interface YourDataPageProps {
  /** All data stored about the customer. */
  readonly data: Load<CustomerData>;
  /** Called to save the data as a file. */
  readonly onDownload: (request: { readonly data: CustomerData }) => void;
  /** Called to fetch the data again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page with all data stored about a customer: the number of entries of each kind, links to view and change them, and a
 * download as a file. */
export function YourDataPage({ data, onDownload, onRetry }: YourDataPageProps) {
  const href = useHref();
  const text = useText(detailsWords, accountWords);
  return (
    <AccountPage
      component="YourDataPage"
      title={text('menu.yourData')}
      lead={text('data.lead')}
      load={data}
      loadingText={text('data.loading')}
      tools={
        data.status === 'ready' ? (
          <Button onClick={() => onDownload({ data: data.data })}>{text('data.download')}</Button>
        ) : null
      }
      onRetry={onRetry}
    >
      {(loadedData) => {
        const { salutation, firstName, lastName, emailAddress, brandAccountNumber } =
          loadedData.profile.summaryDetails ?? {};
        const name = [salutation, firstName, lastName].filter(Boolean).join(' ');
        return (
          <>
            <AccountPart
              title={text('data.about')}
              tools={
                <Link place="row" href={href('accountDetails')}>
                  {text('data.change')}
                </Link>
              }
            >
              <AccountFacts
                facts={(
                  [
                    ['data.name', name],
                    ['details.email', emailAddress],
                    ['details.number', brandAccountNumber],
                  ] as const
                ).flatMap(([fact, value]) => (value ? [[text(fact), value] as const] : []))}
              />
            </AccountPart>
            <AccountPart title={text('data.kept')}>
              <AccountFacts
                facts={customerDataParts(loadedData).map(({ page, count }) => [
                  text(`menu.${page}`),
                  <span key={page} className="wsk-YourDataPage-part">
                    {text.counted('data.count', count)}
                    <Link
                      place="row"
                      href={href(page)}
                      aria-label={text('data.seeNamed', { part: text(`menu.${page}`) })}
                    >
                      {text('data.see')}
                    </Link>
                  </span>,
                ])}
              />
              <p className="wsk-Text" data-size="small">
                {text('data.file')}
              </p>
            </AccountPart>
          </>
        );
      }}
    </AccountPage>
  );
}
