import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Id of the planted fault, from Stryker; undefined in the first run, which has none. */
    activeMutant: string | undefined;
  }
}

const planted = globalThis as { plantedFault?: string | undefined };

// Test files share the modules that are loaded. A fault in what runs while a module loads is only planted if the module
// loads again, and it must not stay for the next fault.
if (planted.plantedFault !== inject('activeMutant')) {
  planted.plantedFault = inject('activeMutant');
  vi.resetModules();
}
