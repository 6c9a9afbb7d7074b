/** Text of the search field and its suggestions, on every page. */
export const searchWords = {
  'search.label': 'Search wines, cases and gifts',
  'search.placeholder': 'e.g. Rioja',
  'search.submit': 'Search',
  'search.clear': 'Clear the search',
  'search.suggestions': 'Suggestions',
  'search.hint': 'Type two letters or more: a name, a grape or a place.',
  'search.more': 'Keep typing: suggestions start at two letters.',
  'search.noMatch': 'No suggestions for “{term}”. Press Enter to search all our wines.',
  'search.failed': 'Suggestions are unavailable. Press Enter to search.',
  'search.loading': 'Loading suggestions...',
  'search.count_one': '{count} suggestion',
  'search.count_other': '{count} suggestions',
};
