'use client';

import { useEffect, useState } from 'react';

/** Returns today as an ISO date; undefined on a server and during the first render. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), []);
  return today;
}
