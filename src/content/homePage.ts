import * as z from 'zod/mini';
import type { HomePageContent } from '../model/homePage.js';
import { parseEach, readBanner, readHighlights, readPartnership, readQuickLinks, readTetris } from './blocks.js';
import { entryOf, text } from './parts.js';
import { newReading, type Reading } from './reading.js';

const anything = z.optional(z.unknown());
const list = z.catch(z.array(z.unknown()), []);
const itemCodes = z.array(text);

const homePageEntry = entryOf(
  z.object({
    brand: text,
    topBanners: list,
    heroWines: anything,
    topTetris: anything,
    quickLinks: anything,
    partnership: anything,
    highlights: anything,
    bottomTetris: anything,
    bottomBanners: list,
  }),
);

/**
 * Reads the blocks of a home page from its entry, with everything it links to. A broken block is dropped and the rest
 * of the page is kept.
 * @throws ZodError when the entry is not a home page.
 */
export function homePageOf(value: unknown): HomePageContent {
  const { sys, fields } = homePageEntry.parse(value);
  const reading = newReading();
  const block = <Block>(part: unknown, read: (value: unknown, reading: Reading) => Block | undefined) =>
    part ? read(part, reading) : undefined;
  const banners = (values: readonly unknown[]) => parseEach(values, (value) => readBanner(value, reading));
  return {
    id: sys.id,
    brand: fields.brand,
    topBanners: banners(fields.topBanners),
    heroWines: reading.part(itemCodes, fields.heroWines, value, 'heroWines'),
    topTetris: block(fields.topTetris, readTetris),
    quickLinks: block(fields.quickLinks, readQuickLinks),
    partnership: block(fields.partnership, readPartnership),
    highlights: block(fields.highlights, readHighlights),
    bottomTetris: block(fields.bottomTetris, readTetris),
    bottomBanners: banners(fields.bottomBanners),
    problems: reading.problems,
  };
}
