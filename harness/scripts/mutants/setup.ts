import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Id of the planted fault; undefined in the first run, which has none. */
    activeMutant: string | undefined;
  }
}

const planted = globalThis as { plantedFault?: string | undefined; isPlanted?: (id: number) => boolean };

// Test files share the modules that are loaded. A fault in what runs while a module loads is only planted if the module
// loads again, and it must not stay for the next fault.
if (planted.plantedFault !== inject('activeMutant')) {
  planted.plantedFault = inject('activeMutant');
  vi.resetModules();
}

// The faults of the wiring ask for their turn; those of Stryker have their own switch.
planted.isPlanted = (id) => String(id) === planted.plantedFault;
