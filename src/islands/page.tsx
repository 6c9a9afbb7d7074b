'use client';

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Brand, countries, type HostClass, type Site } from '../model/site.js';
import { StorefrontProvider, useServices } from '../storefront/base/StorefrontProvider.js';
import { createStorefront, type StorefrontOptions, type StorefrontServices } from '../storefront/base/services.js';
import { DialogHost } from '../storefront/pages/DialogHost.js';
import { CardNumberGate } from '../storefront/pages/parts.js';
import { UpsellAfterAdd } from '../storefront/pages/UpsellAfterAdd.js';
import { useClickEvents } from '../storefront/pages/useClickEvents.js';
import { useUserEvent } from '../storefront/pages/useUserEvent.js';
import { useScope } from '../ui/scope.js';

/** Shared options of a page's islands: those of the storefront, and the site. */
export interface IslandsOptions extends StorefrontOptions {
  /** The site, together with `brand`. Without them the page determines its own: see `siteOfPage`. */
  readonly site?: Site;
  /** The brand of `site`; set both or neither. */
  readonly brand?: Brand;
  /** Path prefix of the site, without a trailing slash; empty by default. */
  readonly basePath?: string;
}

/** Shared parts of a page's islands. */
export interface Page {
  readonly brand: Brand;
  /** Wraps an island in the page's store, brand and wording. */
  readonly around: (island: ReactNode) => ReactNode;
  /** Logs a problem. */
  readonly log: StorefrontServices['log'];
}

const hostClasses = ['dev', 'test', 'live'] as const satisfies readonly HostClass[];

/**
 * Reads an attribute that must be one of `values`; undefined when it is absent or empty.
 * @throws Error that lists the allowed values
 */
function oneOf<Value extends string>(values: readonly Value[], attribute: string, rawValue: string | undefined) {
  const value = values.find((candidate) => candidate === rawValue);
  if (rawValue && !value) throw new Error(`Unknown ${attribute} "${rawValue}". Use one of: ${values.join(', ')}.`);
  return value;
}

/**
 * Determines the site of the page from `data-wsk-brand`, `-country` and `-host-class` on any element, or from the host
 * name.
 * @throws BrandNotFoundError when the brand is not configured; Error when the country or host class is unknown.
 */
async function siteOfPage(): Promise<{ site: Site; brand: Brand }> {
  // Loaded lazily, so that a host that supplies its own brand does not load it.
  const [{ loadBrand }, { siteChoiceOfHost }, { siteOfBrand }] = await Promise.all([
    import('../brands/loadBrand.js'),
    import('../brands/siteChoiceOfHost.js'),
    import('../brands/siteOfBrand.js'),
  ]);
  const { wskBrand, wskCountry, wskHostClass } = document.querySelector<HTMLElement>('[data-wsk-brand]')?.dataset ?? {};
  const choice = wskBrand === undefined ? siteChoiceOfHost(window.location.hostname) : { brand: wskBrand };
  const country = oneOf(countries, 'data-wsk-country', wskCountry);
  const hostClass = oneOf(hostClasses, 'data-wsk-host-class', wskHostClass);
  const brand = await loadBrand(choice.brand);
  const site = siteOfBrand(brand, { ...choice, ...(country && { country }), ...(hostClass && { hostClass }) });
  return { site, brand };
}

/** Parts that a page has only once: the dialog host, the upsell after an add to the basket, the card gate of a points
 * brand, and the analytics listeners. */
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

/**
 * Creates the page's store and its dialog host.
 * @throws the errors of `siteOfPage`, when the options have no site and brand.
 */
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
