'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SafeHtmlBlock } from '../../blocks/SafeHtmlBlock.js';
import { type NavigationScope, navigationOf } from '../../brands/navigation.js';
import { shellWords } from '../../brands/words/shell.js';
import type { KeyOf, Text } from '../../brands/words.js';
import type { LoginState } from '../../model/customer.js';
import { paymentLogos, usualPaymentOptions } from '../../rules/checkout/paymentLogos.js';
import { Footer } from '../../screens/header/Footer.js';
import type { FooterSection } from '../../screens/header/FooterColumn.js';
import { ReferFriendLink } from '../../screens/header/ReferFriendLink.js';
import { type Scope, useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { metaOfCustomer } from '../base/customerQueries.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { sanitise } from '../base/sanitise.js';
import { useDevice } from '../base/useDevice.js';
import { checkoutCalls, fragmentCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';

export interface FooterContainerProps {
  /** Whether to show only help and small print, as in the checkout. */
  readonly isQuiet?: boolean;
  readonly partsHidden?: boolean;
}

/** Loads the shop's own text, from a static fragment that only UK sites have (NAV-027, OPEN-057). A failure is logged
 * but not shown (NAV-028). */
function useFooterFragment() {
  const { client } = useServices();
  const scope = useScope();
  const { brand, site } = scope;
  const enabled = site.country === 'uk';
  const { data, isError } = useQuery({
    queryKey: queryKey('getFooterHtml', brand.id),
    queryFn: async ({ signal }) =>
      sanitise(await client.call(fragmentCalls.getFooterHtml, { params: { brand: brand.id } }, { signal }), scope),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { html: data, isComing: enabled && !isError };
}

/** Connects the footer: sections, help, small print, and the refer-a-friend link for the current visitor or customer.
 * The small print comes from the shop's fragment if there is one. The payment options are fetched only for a recognised
 * or signed-in customer; for anyone else the logos are the site's usual ones (CHKT-055, OPEN-005). In the checkout its
 * own step fetches and shows them. */
export function FooterContainer({ isQuiet = false, partsHidden = false }: FooterContainerProps) {
  const scope = useScope();
  const { brand, site } = scope;
  const text = useText(shellWords);
  const href = useHref();
  const { client } = useServices();
  const { login } = useProfile();
  const { data: options = usualPaymentOptions(site) } = useQuery({
    queryKey: queryKey('listPaymentOptions'),
    queryFn: () => client.call(checkoutCalls.listPaymentOptions),
    meta: metaOfCustomer,
    enabled: login !== 'visitor' && !isQuiet,
  });
  const device = useDevice();
  const { html, isComing } = useFooterFragment();
  const sections = useMemo(() => sectionsOf({ ...scope, text, href }, login), [scope, text, href, login]);
  const refer = <ReferFriendLink place="list" login={login} originalText={text('referFriend.original')} />;
  return (
    <Footer
      sections={sections
        .filter(({ id }) => (id !== 'about' || !isComing) && (!isQuiet || id === 'about' || id === 'help'))
        .map((section) => (section.id === 'account' ? { ...section, more: refer } : section))}
      about={html === undefined ? undefined : <SafeHtmlBlock place="footer" html={html} />}
      aboutComing={isComing && html === undefined}
      logos={paymentLogos(brand.cardLogos, options, device)}
      partsHidden={partsHidden}
    />
  );
}

interface FooterScope extends Scope {
  readonly text: Text<KeyOf<typeof shellWords>>;
  readonly href: NavigationScope['href'];
}

function sectionsOf(scope: FooterScope, login: LoginState): readonly FooterSection[] {
  const { brand, site, basePath, text, href } = scope;
  const { termsUrl, privacyUrl, cookiesUrl } = { ...brand, ...site.contact };
  return [
    { id: 'shop', title: text('footer.shop'), links: navigationOf(scope) },
    {
      id: 'help',
      title: text('footer.help'),
      links: [
        { name: text('footer.contact'), href: href('contactUs') },
        { name: text('footer.services'), href: href('customerServices') },
        { name: text('footer.questions'), href: href('faq') },
        { name: text('footer.delivery'), href: href('faq', { hash: 'delivery' }) },
      ],
    },
    {
      id: 'account',
      title: text('footer.account'),
      links: [
        ...(login === 'visitor'
          ? [
              { name: text('footer.signIn'), href: href('login') },
              { name: text('footer.forgotten'), href: href('forgottenPassword') },
            ]
          : [{ name: text('footer.overview'), href: href('account') }]),
        { name: text('footer.basket'), href: href('cart') },
        { name: text('footer.favourites'), href: href('favourites') },
        { name: text('footer.ratings'), href: href('ratings') },
        ...(brand.enableRecentlyBrowsed ? [{ name: text('footer.recentlyViewed'), href: href('recentlyViewed') }] : []),
      ],
    },
    {
      id: 'about',
      title: text('footer.about'),
      links: [
        { name: text('footer.terms'), href: basePath + termsUrl },
        { name: text('footer.privacy'), href: basePath + privacyUrl },
        { name: text('footer.cookies'), href: basePath + cookiesUrl },
      ],
    },
  ];
}
