import { useEffect, useState } from 'react';

/** A value once it has stood for so long; at once where it need not. */
export function useFollowed<Value>(value: Value, afterMs: number): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return afterMs === 0 ? value : followed;
}
