'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BrandContent } from '../../model/site.js';
import { BrandScope, type BrandScopeProps } from '../../ui/BrandScope.js';
import { useCustomerChanges } from './customerChanges.js';
import { queryKey } from './queryKey.js';
import type { StorefrontServices } from './services.js';

const ServicesContext = createContext<StorefrontServices | undefined>(undefined);

/** The services, and the brand scope for everything inside the provider. */
export interface StorefrontProviderProps extends Omit<BrandScopeProps, 'children'> {
  /** The page's one `createStorefront` result. */
  readonly services: StorefrontServices;
  /** The containers and components that use the services. */
  readonly children: ReactNode;
}

/** Provides the page's services, the query cache and the brand scope to everything inside it. */
export function StorefrontProvider({ services, children, ...scope }: StorefrontProviderProps) {
  useCustomerChanges(services);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <EditedScope pictureBase={services.pictureBase} {...scope}>
          {children}
        </EditedScope>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** A brand scope in which viewed products are switched off once a part of the page has loaded that the editors have
 * switched them off (BRAND-060). */
function EditedScope({ brand, ...props }: BrandScopeProps) {
  const { data } = useQuery<BrandContent | null>({ queryKey: queryKey('brandContent', brand.id), enabled: false });
  const isOff = data?.enableRecentlyBrowsed === false;
  const edited = useMemo(() => (isOff ? { ...brand, enableRecentlyBrowsed: false } : brand), [brand, isOff]);
  return <BrandScope brand={edited} {...props} />;
}

/**
 * Returns the page's services.
 * @throws Error outside a `StorefrontProvider`.
 */
export function useServices(): StorefrontServices {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('This component needs a <StorefrontProvider> above it: it gives the client and the page’s state.');
  return services;
}
