import preview from '../../.storybook/preview.js';
import { ready } from '../../src/model/load.js';
import { HomePage } from '../../src/screens/home/HomePage.js';
import { narrow } from '../commonStories.js';
import { handfulOf } from '../handful.js';
import { homeContentOf } from '../home/contentOf.js';
import { expectToFit } from '../storyChecks.js';
import { allBrands, pageInEveryBrand } from './everyBrand.js';

const nothing = () => {};

const meta = preview.meta({
  title: 'brands/Home page',
  tags: ['!autodocs'],
  render: pageInEveryBrand((world) => (
    <HomePage
      wines={ready(handfulOf(world))}
      content={ready(homeContentOf(world))}
      onRetry={nothing}
      onContentRetry={nothing}
    />
  )),
  play: expectToFit,
  ...allBrands,
});

export const Wide = meta.story();
export const Narrow = Wide.extend(narrow);
