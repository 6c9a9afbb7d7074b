import { Component, lazy, type ReactNode, Suspense } from 'react';
import { BrandScope } from '../../src/entries/index.js';
import type { Brand, Site } from '../../src/entries/model.js';

// Loaded along with the page but not awaited, so that it is available when the page breaks, even offline.
const loading = import('./StartFailed.js');
loading.catch(() => {});
const StartFailed = lazy(async () => ({ default: (await loading).StartFailed }));

interface ShopBoundaryProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Replaces a page that breaks with a message. The message has its own scope, because the page's scope may be the
 * broken part. */
export class ShopBoundary extends Component<ShopBoundaryProps, { readonly broken?: { error: unknown } }> {
  override state: { readonly broken?: { error: unknown } } = {};
  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }
  override render() {
    const { broken } = this.state;
    const { site, brand, children } = this.props;
    if (!broken) return children;
    return (
      <BrandScope site={site} brand={brand}>
        <Suspense>
          <StartFailed error={broken.error} />
        </Suspense>
      </BrandScope>
    );
  }
}
