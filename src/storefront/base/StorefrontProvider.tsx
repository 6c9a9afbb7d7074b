'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { BrandScope, type BrandScopeProps } from '../../ui/BrandScope.js';
import { useCustomerChanges } from './customerChanges.js';
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
        <BrandScope pictureBase={services.pictureBase} {...scope}>
          {children}
        </BrandScope>
      </QueryClientProvider>
    </ServicesContext>
  );
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
