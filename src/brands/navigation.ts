import type { MenuSection, NavigationGroup, NavigationItem, NavigationLink } from '../model/navigation.js';
import type { Brand, Country } from '../model/site.js';
import type { href } from '../rules/common/routes.js';
import { facetValueOf } from '../rules/product/facetValue.js';
import { shellWords } from './words/shell.js';
import type { Text } from './words.js';

/** Inputs of a navigation: brand, site, wording and base path. */
export interface NavigationScope {
  readonly brand: Pick<Brand, 'menu'>;
  readonly site: { readonly country: Country };
  readonly text: Text;
  readonly href: typeof href;
}

/** Wine countries by site, starting with its own country and neighbours. */
const countriesFor: Record<Country, readonly string[]> = {
  uk: ['France', 'Spain', 'Italy', 'Portugal', 'England', 'New Zealand'],
  us: ['USA', 'France', 'Italy', 'Spain', 'Argentina', 'Chile'],
  au: ['Australia', 'New Zealand', 'France', 'Italy', 'Spain', 'Germany'],
  nz: ['New Zealand', 'Australia', 'France', 'Italy', 'Spain', 'Germany'],
};
const regionsFor: Record<Country, readonly string[]> = {
  uk: ['Bordeaux', 'Burgundy', 'Rioja', 'Rhône', 'Piedmont', 'Sussex'],
  us: ['California', 'Oregon', 'Bordeaux', 'Burgundy', 'Tuscany', 'Rioja'],
  au: ['Barossa Valley', 'Margaret River', 'Clare Valley', 'Coonawarra', 'Marlborough', 'Burgundy'],
  nz: ['Marlborough', 'Central Otago', 'Barossa Valley', 'Margaret River', 'Bordeaux', 'Burgundy'],
};
const grapes = {
  wines: ['Chardonnay', 'Tempranillo', 'Cabernet Sauvignon', 'Pinot Noir', 'Sauvignon Blanc', 'Malbec'],
  red: ['Cabernet Sauvignon', 'Malbec', 'Merlot', 'Pinot Noir', 'Syrah', 'Tempranillo'],
  white: ['Albariño', 'Chardonnay', 'Chenin Blanc', 'Picpoul', 'Riesling', 'Sauvignon Blanc'],
} as const;
const places = {
  red: ['Bordeaux', 'Rioja', 'Douro', 'Barossa Valley', 'Mendoza'],
  white: ['Burgundy', 'Loire', 'Marlborough', 'Mosel', 'Galicia'],
  sparkling: ['Champagne', 'Veneto', 'Catalonia', 'Sussex'],
} as const;

type Facets = Readonly<Partial<Record<'type' | 'country' | 'region' | 'grape', string>>>;

/** Builds a brand's navigation for one of its sites: sections with submenus, in the country's wording. */
export function navigationOf({
  brand,
  site: { country },
  text: own,
  href,
}: NavigationScope): readonly NavigationItem[] {
  const text = own.with(shellWords);
  const found = (facets: Facets): string =>
    href('searchResults', {
      query: {
        N: Object.entries(facets)
          .map(([facet, name]) => `${facet}:${facetValueOf(name)}`)
          .join(','),
      },
    });
  const looked = (term: string): string => href('searchResults', { query: { Ntt: term } });
  const page = (pg: string): string => href('contentPage', { query: { pg } });
  const offer = (name: string): string => href('offerPage', { query: { name } });
  const by = (facet: keyof Facets, names: readonly string[], also: Facets = {}): NavigationGroup => ({
    title: text(`nav.by.${facet}`),
    links: names.map((name) => ({ name, href: found({ ...also, [facet]: name }) })),
  });
  const link = (name: NavigationLink['name'], address: string): NavigationLink => ({ name, href: address });
  const types: NavigationGroup = {
    title: text('nav.by.type'),
    links: (['red', 'white', 'rose', 'sparkling'] as const).map((type) =>
      link(text(`nav.type.${type}`), found({ type })),
    ),
  };
  const countries = countriesFor[country];
  const ofType = (type: 'red' | 'white') => ({
    href: found({ type }),
    groups: [by('grape', grapes[type], { type }), by('region', places[type], { type })],
  });

  const sections: Record<MenuSection, Omit<NavigationItem, 'id' | 'name'>> = {
    topRated: { href: href('searchResults', { query: { Ns: 'rating' } }), groups: [] },
    wines: {
      href: href('searchResults'),
      groups: [types, by('country', countries), by('grape', grapes.wines), by('region', regionsFor[country])],
    },
    red: ofType('red'),
    white: ofType('white'),
    rose: { href: found({ type: 'rose' }), groups: [] },
    sparkling: {
      href: found({ type: 'sparkling' }),
      groups: [by('region', places.sparkling, { type: 'sparkling' })],
    },
    regions: {
      href: href('searchResults', { query: { Ns: 'name' } }),
      groups: [by('country', countries), by('region', regionsFor[country])],
    },
    fine: { href: href('searchResults', { query: { Ns: 'price-high' } }), groups: [] },
    spirits: {
      href: page('spirits'),
      smallScreenHref: looked('spirits'),
      groups: [
        {
          title: text('nav.by.spirit'),
          links: ['Gin', 'Rum', 'Whisky', 'Brandy'].map((spirit) => link(spirit, looked(spirit.toLowerCase()))),
        },
      ],
    },
    cases: {
      href: looked('mixed case'),
      groups: [
        {
          title: text('nav.by.case'),
          links: (['red', 'white', 'mixed'] as const).map((kind) =>
            link(text(`nav.case.${kind}`), looked(kind === 'mixed' ? 'mixed case' : `${kind} case`)),
          ),
        },
      ],
    },
    plans: { href: offer('wine-plans'), groups: [] },
    unlimited: { href: href('unlimited'), groups: [] },
    gifts: {
      href: href('gifts'),
      groups: [
        {
          title: text('nav.by.gift'),
          links: [
            link(text('nav.gift.all'), href('gifts')),
            link(text('nav.gift.cards'), href('offerPage', { query: { name: 'gift-cards', menu: 'gifts' } })),
            link(text('nav.gift.eVouchers'), href('contentPage', { query: { pg: 'gift-e-vouchers', menu: 'gifts' } })),
            link(text('nav.gift.vouchers'), href('giftVouchers')),
          ],
        },
      ],
    },
    offers: { href: offer('this-week'), groups: [] },
    growers: { href: page('our-growers'), groups: [] },
    pairings: { href: page('food-and-wine'), groups: [] },
  };
  return brand.menu.map((id) => ({ id, name: text(`nav.${id}`), ...sections[id] }));
}
