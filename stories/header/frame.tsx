import { fn } from 'storybook/test';
import { navigationOf } from '../../src/brands/navigation.js';
import { shellWords } from '../../src/brands/words/shell.js';
import { createText } from '../../src/brands/words.js';
import { ready } from '../../src/model/load.js';
import type { NavigationItem } from '../../src/model/navigation.js';
import { paymentLogos, usualPaymentOptions } from '../../src/rules/checkout/paymentLogos.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { href } from '../../src/rules/common/routes.js';
import { BasketPopup } from '../../src/screens/basket/BasketPopup.js';
import type { FooterProps } from '../../src/screens/header/Footer.js';
import { ReferFriendLink } from '../../src/screens/header/ReferFriendLink.js';
import { OwnedSearchPanel } from '../search/OwnedSearchPanel.js';
import type { StoryWorld } from '../world.js';
import { OwnedHeaderBasket } from './OwnedHeaderBasket.js';

/** The navigation of a world's shop. */
export const navigationIn = ({ brand, site }: StoryWorld): readonly NavigationItem[] =>
  navigationOf({ brand, site, text: createText(brand, site), href });

/** The search field in the header. */
export const searchIn = ({ answer }: StoryWorld) => (
  <OwnedSearchPanel
    term=""
    open={false}
    suggestions={ready(answer('getSearchData'))}
    onTermChange={fn()}
    onOpenChange={fn()}
    onSubmit={fn()}
  />
);

/** The basket in the header; none on the cart page. */
export function basketIn({ answer }: StoryWorld, hidden = false) {
  const cart = ready(answer('getCart'));
  return (
    <OwnedHeaderBasket
      cart={cart}
      hidden={hidden}
      open={false}
      onOpenChange={fn()}
      popup={<BasketPopup cart={cart} checkoutHref="/checkout" cartHref="/basket" onClose={fn()} onRetry={fn()} />}
    />
  );
}

/** The props of the footer of a world's shop. */
export function footerIn(world: StoryWorld): FooterProps {
  const { brand, site, answer } = world;
  const text = createText(brand, site).with(shellWords);
  return {
    sections: [
      { id: 'shop', title: text('footer.shop'), links: navigationIn(world).map(({ name, href }) => ({ name, href })) },
      {
        id: 'help',
        title: text('footer.help'),
        links: [
          { name: text('footer.contact'), href: href('contactUs') },
          { name: text('footer.questions'), href: href('faq') },
        ],
      },
      {
        id: 'account',
        title: text('footer.account'),
        links: [
          { name: text('footer.signIn'), href: href('login') },
          { name: text('footer.basket'), href: href('cart') },
        ],
        more: (
          <ReferFriendLink
            place="list"
            login={loginState(answer('getProfileDetails'))}
            originalText={text('referFriend.original')}
          />
        ),
      },
      {
        id: 'about',
        title: text('footer.about'),
        links: [
          { name: text('footer.terms'), href: brand.termsUrl },
          { name: text('footer.privacy'), href: brand.privacyUrl },
        ],
      },
    ],
    logos: paymentLogos(brand.cardLogos, usualPaymentOptions(site), { isWebView: false, canApplePay: false }),
  };
}
