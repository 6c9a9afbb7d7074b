'use client';

import { DeliveryPromiseStrip as PromiseStrip } from '../../blocks/DeliveryPromiseStrip.js';
import { loading } from '../../model/load.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { headerProblem, pageProblem } from '../base/problems.js';
import type { CardNumberGateContainerProps } from '../identity/CardNumberGateContainer.js';
import type { FooterContainerProps } from '../shell/FooterContainer.js';
import type { RequireAccessProps } from './RequireAccess.js';

/** Also shown in place of a page that a brand does not have. */
export const NotFoundPage = lazyScreen(
  'not found',
  async () => (await import('../service/NotFoundPageContainer.js')).NotFoundPageContainer,
  pageProblem,
);

/** Wraps a page that not everyone may see. */
export const RequireAccess = lazyScreen<RequireAccessProps>(
  'account',
  async () => (await import('./RequireAccess.js')).RequireAccess,
  pageProblem,
);

/** Replaces a page that needs a password, for a customer who is only recognised. */
export const StepUpPage = lazyScreen(
  'sign in',
  async () => (await import('../account/StepUpPageContainer.js')).StepUpPageContainer,
  pageProblem,
);

/** A part of a page that belongs to another area, loaded lazily; the page works without it. */
export const CardNumberGate = lazyScreen<CardNumberGateContainerProps>(
  'card gate',
  async () => (await import('../identity/CardNumberGateContainer.js')).CardNumberGateContainer,
  () => null,
);
export const CheckoutHeader = lazyScreen(
  'checkout header',
  async () => (await import('../../screens/header/CheckoutHeader.js')).CheckoutHeader,
  // The placeholder is as tall as the loaded header.
  (_, notice) => (notice ? headerProblem(notice) : <div className="wsk-CheckoutHeader" />),
);
export const DeliveryPromiseStrip = lazyScreen(
  'delivery promise',
  async () => (await import('../shell/DeliveryPromiseStripContainer.js')).DeliveryPromiseStripContainer,
  // The placeholder is as tall as the loaded strip.
  (_, notice) => (notice ? null : <PromiseStrip promise={loading} />),
);
/** Below everything else, so that nothing moves when it loads. */
export const Footer = lazyScreen<FooterContainerProps>(
  'footer',
  async () => (await import('../shell/FooterContainer.js')).FooterContainer,
  (_, notice) => notice && <footer className="wsk-Container">{notice}</footer>,
);
