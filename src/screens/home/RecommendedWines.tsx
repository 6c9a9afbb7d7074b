'use client';

import { useState } from 'react';
import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineRail } from '../../blocks/WineRail.js';
import { homeWords } from '../../brands/words/home.js';
import type { UserItem } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isOfKind, smallCardOf, type WineKind } from '../../rules/common/userItems.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';
import { Tabs } from '../../ui/Tabs.js';
import { HomeSection } from './HomeSection.js';

/** The wines to show, and the tabs that filter them. */
export interface RecommendedWinesProps {
  /** The recommended wines, best first (HOME-028). */
  readonly wines: Load<readonly UserItem[]>;
  /** The section's heading; the kit's own text unless the shop's template has another. */
  readonly title?: string | undefined;
  /** The tabs in order (OPEN-063); by default all, red and white. */
  readonly kinds?: readonly WineKind[];
  /** Controls on a product's card; without them, cards are only links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
}

const words = { all: 'home.tabAll', red: 'home.tabRed', white: 'home.tabWhite' } as const;

/** Recommended wines by kind; renders nothing if there are none, and one sentence after a failure (HOME-023 to
 * HOME-043). */
export function RecommendedWines({ wines, title, kinds = ['all', 'red', 'white'], partsOf }: RecommendedWinesProps) {
  const text = useText(homeWords);
  const [selected, setSelected] = useState<string>(kinds[0] ?? 'all');
  const heading = title ?? text('home.recommended');
  if (wines.status === 'ready' && wines.data.length === 0) return null;
  if (wines.status === 'failed')
    return (
      <HomeSection title={heading}>
        <Notice tone="info" title={text('home.recommendedFailed')} live />
      </HomeSection>
    );
  return (
    <HomeSection title={heading}>
      <div data-component="RecommendedWines">
        <p className="wsk-VisuallyHidden" role="status">
          {wines.status === 'loading' ? text('home.recommendedLoading') : null}
        </p>
        <Tabs
          label={text('home.recommendedTabs')}
          selected={selected}
          onSelect={({ id }) => setSelected(id)}
          tabs={kinds.map((kind) => ({
            id: kind,
            label: text(words[kind]),
            content: <Kind kind={kind} wines={wines} partsOf={partsOf} />,
          }))}
        />
      </div>
    </HomeSection>
  );
}

interface KindProps extends Pick<RecommendedWinesProps, 'partsOf'> {
  readonly kind: WineKind;
  readonly wines: Exclude<RecommendedWinesProps['wines'], { status: 'failed' }>;
}

function Kind({ kind, wines, partsOf }: KindProps) {
  const text = useText(homeWords);
  const label = text(words[kind]);
  if (wines.status === 'loading') return <WineRail label={label} wines="loading" partsOf={partsOf} />;
  const chosen = wines.data.filter(({ product }) => isOfKind(kind, product)).map(smallCardOf);
  return chosen.length > 0 ? (
    <WineRail label={label} wines={chosen} partsOf={partsOf} />
  ) : (
    <p className="wsk-Text">{text('home.noneOfKind')}</p>
  );
}
