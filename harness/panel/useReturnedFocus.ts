import { type RefObject, useEffect, useRef } from 'react';
import { returnFocus } from './panelStorage.js';

/** Once a section has loaded, returns the focus to the control that reloaded the page. */
export function useReturnedFocus(isLoaded: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded) returnFocus(frame.current);
  }, [isLoaded]);
  return frame;
}
