'use client';

import { useCallback } from 'react';
import { safePictureUrl } from '../rules/common/url.js';
import { useScope } from './scope.js';

/** Returns a function that gives the address of a picture or file: a path is on the origin of the scope's `pictureBase`.
 * Undefined for a missing or unsafe address. */
export function usePictureUrl(): (url: string | undefined) => string | undefined {
  const { pictureBase } = useScope();
  return useCallback((url) => (url === undefined ? undefined : safePictureUrl(url, pictureBase)), [pictureBase]);
}
