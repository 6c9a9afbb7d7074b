import { type FacetName, facetNames } from '../../model/searchOptions.js';
import { type Facet, type SearchResults, searchResults } from '../../model/searchResults.js';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity);

/** Parses the attributes of an opening tag. */
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

function facetsOf(page: string): Facet[] {
  return [...page.matchAll(/<ul[^>]* data-facet="(\w+)"[^>]*>([\s\S]*?)<\/ul>/g)]
    .filter(([, name]) => facetNames.includes(name as FacetName))
    .map(([, name, list = '']) => ({
      facet: name as FacetName,
      values: [...list.matchAll(/<li([^>]*)>/g)].map(([, tag = '']) => {
        const { 'data-value': value = '', 'data-name': text = value, 'data-count': count } = attributesOf(tag);
        return { value, name: text, count: Number(count), isChosen: /\bdata-chosen\b/.test(tag) };
      }),
    }));
}

function resultsOf(page: string): unknown {
  const [, json = ''] = /<script type="application\/json" id="search-results">([\s\S]*?)<\/script>/.exec(page) ?? [];
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads facets, total and results from the markup of the results page; undefined for any other page (SRCH-023). The
 * documents show no markup, so the attributes and the results script are assumptions of this project. */
export function readSearchPage(page: string): SearchResults | undefined {
  const total = /<[^>]+ data-total="(\d+)"/.exec(page)?.[1];
  if (total === undefined) return undefined;
  const read = searchResults.safeParse({ total: Number(total), facets: facetsOf(page), results: resultsOf(page) });
  return read.success ? read.data : undefined;
}
