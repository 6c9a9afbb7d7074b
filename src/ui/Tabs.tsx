'use client';

import { type ReactNode, useId } from 'react';
import { followTabKey } from './tabKeys.js';

/** One tab, with its panel. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The tabs, and which one is selected. */
export interface TabsProps {
  /** Accessible name of the group of tabs. */
  readonly label: string;
  /** The tabs in order; each `id` is unique among them. */
  readonly tabs: readonly Tab[];
  /** The id of the selected tab. */
  readonly selected: string;
  /** Called when a tab is selected; the caller sets `selected`. */
  readonly onSelect: (selection: { readonly id: string }) => void;
}

/** Tabs that follow the ARIA pattern: arrow keys select a tab, and the Tab key moves into its panel. Hidden panels stay
 * in the page. Not for navigation: use links for that. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  return (
    <div className="wsk-Tabs" data-component="Tabs">
      <div className="wsk-ScrollFade wsk-Tabs-list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            className="wsk-Tabs-tab"
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-view-${index}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect({ id: tab.id })}
            onKeyDown={(event) => {
              const next = tabs[followTabKey(event, index, tabs.length) ?? -1];
              if (next) onSelect({ id: next.id });
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="wsk-Tabs-view"
          role="tabpanel"
          id={`${id}-view-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a view of words alone is reached by Tab as well.
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
