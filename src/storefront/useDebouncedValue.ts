import { useEffect, useState } from 'react';

/** A value once it has stood for so long; at once where it need not. */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return afterMs === 0 ? value : debounced;
}
