import { type RefObject, useEffect, useRef } from 'react';
import { returnFocus } from './panelStorage.js';

/** Returns the focus to the control that reloaded the page, once its section has loaded. */
export function useReturnedFocus(isLoaded: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded) returnFocus(frame.current);
  }, [isLoaded]);
  return frame;
}
