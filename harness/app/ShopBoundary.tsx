import { Component, lazy, type ReactNode, Suspense } from 'react';
import { BrandScope } from '../../src/entries/index.js';
import type { Brand, Site } from '../../src/entries/model.js';

// Asked for with the page, and not waited for: it is there when the page breaks, connected or not.
const loading = import('./StartFailed.js');
loading.catch(() => {});
const StartFailed = lazy(async () => ({ default: (await loading).StartFailed }));

interface ShopBoundaryProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Keeps a page that breaks from going blank, in a scope of its own: the one it stood in may be what broke. */
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
