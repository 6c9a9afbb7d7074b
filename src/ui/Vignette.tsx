'use client';

import type { ReactNode } from 'react';
import type { Variants } from '../model/site.js';
import { useScope } from './scope.js';

/** The brand's drawing for a page or list with nothing on it, as wide as its container. It has no meaning of its own. */
export function Vignette() {
  const { brand } = useScope();
  const name = brand.look.variants.vignette;
  return (
    <svg className="wsk-Vignette" viewBox="0 0 120 120" aria-hidden="true" data-drawing={name}>
      {drawings[name]}
    </svg>
  );
}

const dots = '2 5';

const drawings: Readonly<Record<Variants['vignette'], ReactNode>> = {
  cork: (
    <>
      <path d="M4 72h58v36M14 86h36" />
      <path d="M78 59l29 15q5 3 2 8l-6 11q-3 5-8 2l-29-15q-5-3-2-8l6-11q3-5 8-2zM98 70l-10 19" />
      <path strokeDasharray={dots} d="M18 58q22-20 46-12M28 66q14-9 26-7" />
    </>
  ),
  ticket: (
    <>
      <path d="M8 38h48l6 8-6 8 6 8-6 8 6 8H8V68a9 9 0 0 0 0-18zM20 54h20M20 64h14" />
      <path d="M76 44l38 9-3 12a9 9 0 0 0-4 17l-3 12-38-9 7-7-4-9 8-6-3-9z" />
      <path strokeDasharray={dots} d="M66 28l4-12M78 32l9-9" />
    </>
  ),
  column: (
    <>
      <path d="M18 12h84v96H18zM30 26h60M30 32h60M30 46h24M30 56h24M30 66h24M30 76h24M30 86h14" />
      <path strokeDasharray={dots} d="M66 46h24v48H66z" />
    </>
  ),
  plate: (
    <>
      <path d="M94 62a34 34 0 1 1-68 0a34 34 0 1 1 68 0zM82 62a22 22 0 1 1-44 0a22 22 0 1 1 44 0z" />
      <path d="M6 30v16q0 8 6 8t6-8V30M12 30v66M108 96V30q10 10 6 34h-6" />
      <path strokeDasharray={dots} d="M52 60l3 2M63 55l4 1M60 68l5 2" />
    </>
  ),
  receipt: (
    <>
      <path d="M32 12l56 8-12 82-6-7-7 5-6-7-7 5-6-7-7 5-6-7-7 5zM44 28l32 5M42 40l18 3M68 44l6 1M40 52l18 3M66 56l6 1" />
      <path strokeDasharray={dots} d="M37 70l32 5" />
    </>
  ),
  map: (
    <>
      <path d="M10 32l32-12 36 12 32-12v70l-32 12-36-12-32 12zM42 20v70M78 32v70" />
      <path strokeDasharray={dots} d="M22 82q6-22 26-24t26-4" />
      <path d="M86 44l12 12M98 44L86 56" />
    </>
  ),
};
