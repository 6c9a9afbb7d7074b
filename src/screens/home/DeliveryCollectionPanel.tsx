'use client';

import type { ReactNode } from 'react';
import { TruckGraphic } from '../../blocks/TruckGraphic.js';
import { UnlimitedLogo } from '../../blocks/UnlimitedLogo.js';
import { homeWords } from '../../brands/words/home.js';
import type { DeliveryPromiseContent } from '../../model/content.js';
import { Link } from '../../ui/Link.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { HomeSection } from './HomeSection.js';

/** The text of the panel's columns. */
export interface DeliveryCollectionPanelProps {
  /** Text written by editors; if undefined, as after a failure, nothing is rendered. */
  readonly content: DeliveryPromiseContent | undefined;
}

/** Delivery panel of the home page: home delivery, store collection, click and collect (DLVR-001 to DLVR-004). A column
 * without text is left out. The panel promises no delivery day; the strip does. */
export function DeliveryCollectionPanel({ content }: DeliveryCollectionPanelProps) {
  const { brand } = useScope();
  const href = useHref();
  const text = useText(homeWords);
  const { standardDeliveryCollectionPromise: standard, standardDeliveryCollectionTrack: track } = content ?? {};
  const store = content?.[brand.storeCollectionField] || content?.storeCollectionDelivery;
  if (!standard && !store && !track) return null;
  return (
    <HomeSection title={text('home.delivery')}>
      <div className="wsk-DeliveryCollectionPanel" data-component="DeliveryCollectionPanel">
        {brand.stripGraphic === 'truck' ? <TruckGraphic /> : null}
        <ul className="wsk-DeliveryCollectionPanel-columns">
          {standard ? (
            <Column title={text('home.deliveryStandard')} words={standard}>
              {brand.showsUnlimitedLogo ? (
                <p className="wsk-DeliveryCollectionPanel-unlimited">
                  <UnlimitedLogo size="small" /> {text('home.deliveryUnlimited')}
                </p>
              ) : null}
            </Column>
          ) : null}
          {store ? <Column title={text('home.deliveryStore')} words={store} /> : null}
          <Column title={text('home.deliveryClickAndCollect')} words={text('home.deliveryClickAndCollectText')}>
            {track ? <p className="wsk-Text">{track}</p> : null}
          </Column>
        </ul>
        <p className="wsk-Text">
          <Link href={href('faq', { hash: 'delivery' })} place="alone" onward>
            {text('home.deliveryMore')}
          </Link>
        </p>
      </div>
    </HomeSection>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly words: string;
  readonly children?: ReactNode;
}

function Column({ title, words, children }: ColumnProps) {
  return (
    <li className="wsk-DeliveryCollectionPanel-column">
      <h3 className="wsk-Heading" data-level="4">
        {title}
      </h3>
      <p className="wsk-Text">{words}</p>
      {children}
    </li>
  );
}
