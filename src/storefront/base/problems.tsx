'use client';

import type { ReactNode } from 'react';
import { PageProblem } from '../../ui/PageProblem.js';

/** Replaces a page that fails to render, inside the frame around it. */
export const pageNotice = (notice: ReactNode): ReactNode => <PageProblem>{notice}</PageProblem>;
/** Replaces a lazily loaded page: nothing while it loads. */
export const pageProblem = (_: object, notice: ReactNode): ReactNode => notice && pageNotice(notice);

/** Replaces a header that fails to render, so that the page still has one. */
export const headerProblem = (notice: ReactNode): ReactNode => <header className="wsk-Container">{notice}</header>;
