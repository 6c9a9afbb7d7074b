import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentPicture } from '../../blocks/ContentPicture.js';
import { RichContent } from '../../blocks/RichContent.js';
import { brandById } from '../../brands/registry.js';
import { siteOfBrand } from '../../brands/siteOfBrand.js';
import type { RichText } from '../../model/homePage.js';
import { BrandScope } from '../../ui/BrandScope.js';
import { HomepageBannerPicture } from './HomepageBannerPicture.js';

const image = (url: string) => ({ url, accessibilityText: 'A field', width: 4, height: 3 });
const target = (url: string) => ({ target: { fields: { title: 'A map', file: { url } } } });
const law = brandById('law');
const words = { nodeType: 'text', value: 'the rules', marks: [], data: {} };
const richText = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'embedded-asset-block', data: target('/map.png'), content: [] },
    {
      nodeType: 'paragraph',
      data: {},
      content: [
        { nodeType: 'asset-hyperlink', data: target('/rules.pdf'), content: [words] },
        { nodeType: 'hyperlink', data: { uri: '/reds' }, content: [words] },
      ],
    },
  ],
} as unknown as RichText;

test('pictures and files of editors have the origin of the API, links to pages the base path', () => {
  const html = renderToString(
    <BrandScope brand={law} site={siteOfBrand(law)} basePath="/shop" pictureBase="https://api.example">
      <ContentPicture image={image('/bottle.png')} />
      <ContentPicture image={image('https://images.example/vine.png')} />
      <HomepageBannerPicture
        banner={{
          desktopImage: image('/wide.png'),
          tabletImage: image('/tablet.png'),
          mobileImage: image('/phone.png'),
        }}
      />
      <RichContent content={richText} />
    </BrandScope>,
  );
  const addresses = [...html.matchAll(/ (?:src|srcSet|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://api.example/bottle.png',
    'https://images.example/vine.png',
    'https://api.example/phone.png',
    'https://api.example/tablet.png',
    'https://api.example/wide.png',
    'https://api.example/map.png',
    'https://api.example/rules.pdf',
    '/shop/reds',
  ]);
});
