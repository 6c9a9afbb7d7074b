import { fn } from 'storybook/test';
import { idle } from '../../src/model/load.js';
import type { Brand } from '../../src/model/site.js';
import { headerName, loginState } from '../../src/rules/common/loginState.js';
import { Footer } from '../../src/screens/header/Footer.js';
import { Header } from '../../src/screens/header/Header.js';
import { MainNav } from '../../src/screens/header/MainNav.js';
import { MenuButton } from '../../src/screens/header/MenuButton.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { basketIn, footerIn, navigationIn, searchIn } from '../header/frame.js';
import { worldOf } from '../world.js';
import './matrix.css';

/** The header and footer of a brand, one directly below the other. */
export function FrameSheet({ brand }: { brand: Brand }) {
  const world = worldOf({ brand: brand.id, login: 'soft' });
  const items = navigationIn(world);
  return (
    <section aria-label={brand.displayName} className="matrix-Sheet">
      <BrandScope site={world.site} brand={brand}>
        <Header
          login={loginState(world.answer('getProfileDetails'))}
          name={headerName(world.answer('getProfileDetails'))}
          signOut={idle}
          onSignIn={fn()}
          onSignOut={fn()}
          search={searchIn(world)}
          menu={<MenuButton open={false} onOpen={fn()} />}
          navigation={<MainNav items={items} address={items[1]?.href} />}
          basket={basketIn(world)}
        />
        <div className="matrix-Sheet-gap" />
        <Footer {...footerIn(world)} />
      </BrandScope>
    </section>
  );
}
