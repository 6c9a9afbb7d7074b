'use client';

import { useEffect, useState } from 'react';

/** Returns a value once it has been unchanged for a while; returns it immediately if no delay is needed. */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return afterMs === 0 ? value : debounced;
}
