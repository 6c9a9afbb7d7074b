'use client';

import type { ReactNode } from 'react';
import { PageProblem } from '../../ui/PageProblem.js';

/** In place of a page that breaks, inside the frame around it. */
export const pageNotice = (notice: ReactNode): ReactNode => <PageProblem>{notice}</PageProblem>;
/** In place of a page that loads lazily: nothing while it does. */
export const pageProblem = (_: object, notice: ReactNode): ReactNode => notice && pageNotice(notice);

/** In place of a header that breaks, so that the page still has one. */
export const headerProblem = (notice: ReactNode): ReactNode => <header className="wsk-Container">{notice}</header>;
