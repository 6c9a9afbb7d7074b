'use client';

import { basicWords } from '../../brands/words/basics.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';

const widths = ['62%', '48%', '70%', '54%', '66%', '44%', '58%', '50%'] as const;

/** Frame of an account page while it is not yet known whether the page may be shown. */
export function AccountLayoutSkeleton() {
  const { account } = useScope().brand.look.variants;
  return (
    <div
      className="wsk-Container wsk-AccountLayout"
      data-menu={account}
      role="status"
      aria-label={useText(basicWords)('dialog.loading')}
    >
      <div className="wsk-AccountLayout-menu" data-coming="">
        {widths.map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </div>
      <div className="wsk-AccountLayout-page">
        <div className="wsk-AccountLayout-coming">
          <p className="wsk-Heading" data-level="title">
            <Skeleton shape="line" width="52%" />
          </p>
          <div className="wsk-AccountLayout-tiles">
            {['first', 'second', 'third'].map((place) => (
              <Skeleton key={place} shape="block" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
