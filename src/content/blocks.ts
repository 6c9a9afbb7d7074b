import * as z from 'zod/mini';
import type {
  HighlightedProduct,
  Highlights,
  HomepageBanner,
  Partnership,
  QuickLinks,
  TetrisBlock,
  TetrisCell,
} from '../model/homePage.js';
import { tetrisGrid } from '../rules/home/tetris.js';
import { address, button, entryOf, image, text, wordedImage } from './parts.js';
import type { Reading } from './reading.js';
import { richText } from './richText.js';

const anything = z.optional(z.unknown());
const list = z.catch(z.array(z.unknown()), []);

/** Reads every item of a list and drops those that cannot be read. */
export const parseEach = <Part>(values: readonly unknown[], read: (value: unknown) => Part | undefined): Part[] =>
  values.flatMap((value) => read(value) ?? []);

const bannerEntry = entryOf(
  z.object({
    entryTitle: z.catch(z.string(), ''),
    desktopImage: wordedImage,
    tabletImage: wordedImage,
    mobileImage: wordedImage,
    backgroundColour: anything,
    link: anything,
  }),
);

export function readBanner(value: unknown, reading: Reading): HomepageBanner | undefined {
  const entry = reading.entry(bannerEntry, value);
  if (!entry) return undefined;
  const { backgroundColour, link, ...fields } = entry.fields;
  return {
    id: entry.sys.id,
    ...fields,
    backgroundColour: reading.part(text, backgroundColour, value, 'backgroundColour'),
    link: reading.part(address, link, value, 'link'),
  };
}

const cellEntry = entryOf(
  z.object({ backgroundColour: anything, title: anything, content: anything, image: anything, button: anything }),
);

function readCell(value: unknown, reading: Reading): TetrisCell | undefined {
  const entry = reading.entry(cellEntry, value);
  if (!entry) return undefined;
  const part = <Schema extends z.ZodMiniType>(schema: Schema, name: keyof typeof entry.fields) =>
    reading.part(schema, entry.fields[name], value, name);
  return {
    id: entry.sys.id,
    backgroundColour: part(text, 'backgroundColour'),
    title: part(text, 'title'),
    content: part(richText, 'content'),
    image: part(image, 'image'),
    button: part(button, 'button'),
  };
}

const tetrisEntry = entryOf(z.object({ title: z.catch(z.optional(text), undefined), layout: text, tetrisCells: list }));

export function readTetris(value: unknown, reading: Reading): TetrisBlock | undefined {
  const entry = reading.entry(tetrisEntry, value);
  if (!entry) return undefined;
  const { title, layout, tetrisCells: cells } = entry.fields;
  const block = { id: entry.sys.id, title, layout, tetrisCells: parseEach(cells, (cell) => readCell(cell, reading)) };
  const grid = tetrisGrid(block);
  if (!grid) reading.note(value, `unknown layout “${layout}”`);
  else if (grid.cellCount !== block.tetrisCells.length)
    reading.note(value, `layout “${layout}” has ${grid.cellCount} cells, not ${block.tetrisCells.length}`);
  return block;
}

const quickLinksEntry = entryOf(z.object({ title: z.catch(z.optional(text), undefined), links: list }));
const quickLink = z.object({ text, url: address });

export function readQuickLinks(value: unknown, reading: Reading): QuickLinks | undefined {
  const entry = reading.entry(quickLinksEntry, value);
  if (!entry) return undefined;
  const links = parseEach(entry.fields.links, (link) => reading.part(quickLink, link, value, 'links'));
  return { id: entry.sys.id, title: entry.fields.title, links };
}

const partnershipEntry = entryOf(z.object({ heading: text, content: anything, media: anything }));

export function readPartnership(value: unknown, reading: Reading): Partnership | undefined {
  const entry = reading.entry(partnershipEntry, value);
  if (!entry) return undefined;
  const { heading, content, media } = entry.fields;
  return {
    id: entry.sys.id,
    heading,
    content: reading.part(richText, content, value, 'content'),
    media: reading.part(image, media, value, 'media'),
  };
}

const highlightsEntry = entryOf(z.object({ title: z.catch(z.optional(text), undefined), highlightedProducts: list }));

function readHighlightedProduct(value: unknown, reading: Reading): HighlightedProduct | undefined {
  const cell = readCell(value, reading);
  if (!cell) return undefined;
  const { backgroundColour: _, ...product } = cell;
  return product;
}

export function readHighlights(value: unknown, reading: Reading): Highlights | undefined {
  const entry = reading.entry(highlightsEntry, value);
  if (!entry) return undefined;
  const { title, highlightedProducts } = entry.fields;
  return {
    id: entry.sys.id,
    title,
    highlightedProducts: parseEach(highlightedProducts, (product) => readHighlightedProduct(product, reading)),
  };
}
