import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import type { Suggestion } from '../../src/model/search.js';
import { createSuggestionIndex } from '../../src/rules/search/suggestionIndex.js';
import { SearchPanel, type SearchPanelProps } from '../../src/screens/search/SearchPanel.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';
import { OwnedSearchPanel } from './OwnedSearchPanel.js';

const meta = preview.meta({
  component: SearchPanel,
  args: {
    term: '',
    open: false,
    suggestions: from((world) => ready(world.answer('getSearchData'))),
    onTermChange: fn(),
    onOpenChange: fn(),
    onSubmit: fn(),
  },
  render: OwnedSearchPanel,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
    framed(520),
  ],
});

const entriesOf = ({ suggestions }: SearchPanelProps): readonly Suggestion[] =>
  suggestions.status === 'ready' ? suggestions.data : [];

/** Returns the start of an existing name, so that it matches at least one suggestion. */
const startOfName = (args: SearchPanelProps, length: number): string => entriesOf(args)[0]!.n.slice(0, length);

/** Rows are real links: this records the addresses that would be followed, without leaving the story. */
function followed(canvasElement: HTMLElement): string[] {
  const addresses: string[] = [];
  // The listener is on an element that is removed with the story, because the element around it is reused for the next
  // story.
  canvasElement.firstElementChild!.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    addresses.push(link.getAttribute('href')!);
  });
  return addresses;
}

export const Closed = meta.story({
  parameters: { rules: ['SRCH-002', 'SRCH-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search wines, cases and gifts' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'e.g. Rioja');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
});

/** In every brand and country. */
export const PlaceholderInEveryBrand = meta.story({
  ...allBrands,
  parameters: { ...allBrands.parameters, rules: ['SRCH-002'] },
  render: (args) => <EveryBrand>{() => <OwnedSearchPanel {...args} />}</EveryBrand>,
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('combobox');
    await expect(fields).toHaveLength(18);
    for (const field of fields) await expect(field).toHaveAttribute('placeholder', 'e.g. Rioja');
  },
});

export const OpenEmpty = meta.story({
  parameters: { rules: ['SRCH-001', 'SRCH-002', 'SRCH-007', 'SRCH-046'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'e.g. Rioja');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true });
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByText('Type two letters or more: a name, a grape or a place.')).toBeVisible();
  },
});

/** The panel opens each time, also with the term of before; until then that term shows nothing. */
export const FocusedAgain = meta.story({
  args: { term: 'rioja' },
  parameters: { rules: ['SRCH-001', 'SRCH-046'] },
  play: async ({ canvas }) => {
    for (let time = 0; time < 2; time++) {
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await expect(canvas.getByRole('listbox')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent(/^10 suggestions$/);
      // Past the two buttons of the field.
      for (let key = 0; key < 3; key++) await userEvent.tab();
    }
  },
});

export const OneCharacter = meta.story({
  parameters: { rules: ['SRCH-007', 'SRCH-046'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), startOfName(args, 1));
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Keep typing: suggestions start at two letters.')).toBeVisible();
    // A space does not count as a second letter.
    await userEvent.type(canvas.getByRole('combobox'), ' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Keep typing: suggestions start at two letters\.$/);
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), ' c');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Keep typing: suggestions start at two letters\.$/);
    await expect(canvas.queryByRole('option')).toBeNull();
    // The second letter is what counts, and the suggestions go with it.
    await userEvent.keyboard('h');
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.clear(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvas.getByText('Type two letters or more: a name, a grape or a place.')).toBeVisible();
  },
});

/** A whole item code finds only its item. */
export const OneSuggestion = meta.story({
  parameters: { rules: ['SRCH-009', 'SRCH-046'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '0651883');
    await expect(canvas.getByRole('option')).toHaveTextContent('Bodegas Quintera Rioja Reserva 2018');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 suggestion$/);
  },
});

export const Suggestions = meta.story({
  parameters: { rules: ['SRCH-007', 'SRCH-009', 'SRCH-046'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ch');
    const matches = createSuggestionIndex(entriesOf(args)).suggest('ch', Number.POSITIVE_INFINITY);
    await expect(matches.length).toBeGreaterThan(10);
    await expect(canvas.getAllByRole('option').map((row) => row.textContent)).toEqual(
      matches.slice(0, 10).map(({ n }) => n),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/^10 suggestions$/);
  },
});

export const ArrowKeys = meta.story({
  parameters: { rules: ['SRCH-003', 'SRCH-046'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    const selection = () => canvas.queryByRole('option', { selected: true })?.textContent;
    await userEvent.type(field, startOfName(args, 2));
    const rows = canvas.getAllByRole('option');
    await expect(selection()).toBeUndefined();

    await userEvent.keyboard('{ArrowDown}');
    await expect(selection()).toBe(rows[0]!.textContent);
    await expect(field).toHaveAttribute('aria-activedescendant', rows[0]!.id);
    await waitFor(() => expect(field).toHaveFocus());

    await userEvent.keyboard('{ArrowUp}');
    await expect(selection()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    await expect(selection()).toBe(rows.at(-1)!.textContent);
    await userEvent.keyboard('{ArrowDown}');
    await expect(selection()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(selection()).toBe(rows[1]!.textContent);
    await userEvent.keyboard('{ArrowDown}');
    await expect(selection()).toBe(rows[2]!.textContent);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(selection()).toBe(rows[0]!.textContent);
    await expect(field).toHaveAttribute('aria-activedescendant', rows[0]!.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(selection()).toBe(rows[8]!.textContent);
    await expect(rows).toHaveLength(10);
  },
});

/** The selection ends with its term: Enter then searches for the longer one. */
export const AnotherTerm = meta.story({
  parameters: { rules: ['SRCH-005'] },
  play: async ({ args, canvas, canvasElement }) => {
    const addresses = followed(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, startOfName(args, 2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
    await userEvent.type(field, startOfName(args, 3).slice(2));
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ term: startOfName(args, 3) });
    await expect(addresses).toEqual([]);
  },
});

export const EnterOnRow = meta.story({
  parameters: { rules: ['SRCH-004'] },
  play: async ({ args, canvas, canvasElement }) => {
    const addresses = followed(canvasElement);
    // A product, a page of results, and the last row.
    for (const [keys, address] of [
      ['{ArrowDown}{ArrowDown}', '/product/0859617'],
      ['{ArrowDown}', '/wines?Ntt=rioja'],
      ['{ArrowUp}', '/wines?N=region%3Arioja'],
    ] as const) {
      await userEvent.type(canvas.getByRole('combobox'), 'rioja');
      await userEvent.keyboard(`${keys}{Enter}`);
      await expect(addresses.splice(0)).toEqual([address]);
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(canvas.getByRole('combobox')).toHaveValue('');
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const EnterOnTerm = meta.story({
  parameters: { rules: ['SRCH-005'] },
  play: async ({ args, canvas, canvasElement }) => {
    const addresses = followed(canvasElement);
    const term = startOfName(args, 4);
    await userEvent.type(canvas.getByRole('combobox'), ` ${term} {Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ term });
    await expect(addresses).toEqual([]);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    // The selection has left the list again.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ term });
    // One letter has no suggestions, but results.
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'r{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ term: 'r' });
    await expect(addresses).toEqual([]);
  },
});

export const EnterOnNothing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  {Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ClosedByEscape = meta.story({
  parameters: { rules: ['SRCH-006'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    const term = startOfName(args, 3);
    // A panel without suggestions is closed as well.
    await userEvent.click(field);
    await expect(canvas.getByText('Type two letters or more: a name, a grape or a place.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await userEvent.type(field, term);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(field).toHaveValue(term);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    // The focus may be on a button of the panel.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue(term);
  },
});

export const ClosedByLeaving = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), startOfName(args, 3));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const Cleared = meta.story({
  args: { term: 'claret' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
});

export const NoMatch = meta.story({
  parameters: { rules: ['SRCH-046'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zz');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No suggestions for “zz”. Press Enter to search all our wines.',
    );
    await userEvent.type(field, 'zz');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No suggestions for “zzzz”. Press Enter to search all our wines.',
    );
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { term: 'ri', open: true, suggestions: loading },
  parameters: { rules: ['SRCH-006', 'SRCH-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading suggestions...')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), '{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LoadFailed = meta.story({
  args: {
    term: 'rio',
    open: true,
    suggestions: loadFailed('Suggestions are unavailable. Press Enter to search.'),
  },
  parameters: { rules: ['SRCH-005', 'SRCH-006', 'SRCH-044', 'SRCH-046'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Suggestions are unavailable. Press Enter to search.')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), '{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ term: args.term });
  },
});

/** The quick filters come with the second letter, and go with the panel. */
export const QuickFiltersFromTwo = meta.story({
  args: { quickFilters: <p>Quick filters</p> },
  parameters: { rules: ['SRCH-006', 'SRCH-046'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'c ');
    await expect(canvas.getByText('Keep typing: suggestions start at two letters.')).toBeVisible();
    await expect(canvas.queryByText('Quick filters')).toBeNull();
    await userEvent.type(field, '{Backspace}h');
    await expect(canvas.getByText('Quick filters')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Quick filters')).toBeNull();
  },
});

export const SuggestionsNarrow = Suggestions.extend(narrow);
export const SuggestionsPlain = Suggestions.extend({ globals: { brand: 'hsb' } });
