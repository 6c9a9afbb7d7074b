'use client';

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Brand, countries, type HostClass, type Site } from '../model/site.js';
import { StorefrontProvider, useServices } from '../storefront/base/StorefrontProvider.js';
import { createStorefront, type StorefrontOptions, type StorefrontServices } from '../storefront/base/services.js';
import { DialogHost } from '../storefront/pages/dialogs.js';
import { CardNumberGate } from '../storefront/pages/parts.js';
import { UpsellAfterAdd } from '../storefront/pages/UpsellAfterAdd.js';
import { useClickEvents } from '../storefront/pages/useClickEvents.js';
import { useUserEvent } from '../storefront/pages/useUserEvent.js';
import { useScope } from '../ui/scope.js';

/** What the islands of a page share: the options of the storefront, and the site they are in. */
export interface IslandsOptions extends StorefrontOptions {
  /** The site with its brand. Without them the page names its own: see `siteOfPage`. */
  readonly site?: Site;
  /** The brand of `site`; the two go together. */
  readonly brand?: Brand;
  /** Path prefix of the site, without a trailing slash; empty unless set. */
  readonly basePath?: string;
}

/** What all islands of a page share. */
export interface Page {
  readonly brand: Brand;
  /** Wraps an island in the page's store, brand and wording. */
  readonly around: (island: ReactNode) => ReactNode;
  /** Logs what went wrong. */
  readonly log: StorefrontServices['log'];
}

const hostClasses = ['dev', 'test', 'live'] as const satisfies readonly HostClass[];

/** Reads an attribute that takes one of `values`; undefined when it is absent or empty.
 * @throws Error that lists the values it takes */
function oneOf<Value extends string>(values: readonly Value[], attribute: string, said: string | undefined) {
  const value = values.find((known) => known === said);
  if (said && !value) throw new Error(`Unknown ${attribute} "${said}". Use one of: ${values.join(', ')}.`);
  return value;
}

/** The site of the page: from `data-wsk-brand`, `-country` and `-host-class` on any element, or from its host.
 * @throws BrandNotFoundError when the brand is not configured; Error when the country or host class is unknown. */
async function siteOfPage(): Promise<{ site: Site; brand: Brand }> {
  // Loaded lazily: a host that supplies its brand does not load them all.
  const [{ brandById }, { siteChoiceOfHost, siteOf }] = await Promise.all([
    import('../brands/registry.js'),
    import('../brands/sites.js'),
  ]);
  const { wskBrand, wskCountry, wskHostClass } = document.querySelector<HTMLElement>('[data-wsk-brand]')?.dataset ?? {};
  const choice = wskBrand === undefined ? siteChoiceOfHost(window.location.hostname) : { brand: wskBrand };
  const country = oneOf(countries, 'data-wsk-country', wskCountry);
  const hostClass = oneOf(hostClasses, 'data-wsk-host-class', wskHostClass);
  const site = siteOf({ ...choice, ...(country && { country }), ...(hostClass && { hostClass }) });
  return { site, brand: brandById(site.brandId) };
}

/** What a page has once: the dialog host, what opens after an add, the gate of a points brand, and what analytics listens
 * to. */
function PageParts() {
  const { brand } = useScope();
  const { cardCheck } = useServices().host;
  useClickEvents();
  useUserEvent();
  return (
    <>
      <DialogHost />
      <UpsellAfterAdd />
      {brand.hasCardGate && cardCheck ? <CardNumberGate check={cardCheck} /> : null}
    </>
  );
}

/** Creates the page's store and its dialog host.
 * @throws what `siteOfPage` throws, when the options have no site and brand. */
export async function openPage({ site, brand, basePath = '', ...options }: IslandsOptions): Promise<Page> {
  const scope = site && brand ? { site, brand } : await siteOfPage();
  const services = createStorefront(options);
  const around = (island: ReactNode) => (
    <StorefrontProvider services={services} basePath={basePath} {...scope}>
      {island}
    </StorefrontProvider>
  );
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host, { identifierPrefix: 'wsk-page-', onCaughtError() {} }).render(around(<PageParts />));
  return { brand: scope.brand, around, log: services.log };
}
