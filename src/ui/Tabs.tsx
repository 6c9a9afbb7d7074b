'use client';

import { type ReactNode, useId } from 'react';
import { followTabKey } from './tabKeys.js';

/** One tab, with its view. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The tabs, and which of them is selected. */
export interface TabsProps {
  /** What the tabs are of. */
  readonly label: string;
  /** The tabs in order; each `id` is unique among them. */
  readonly tabs: readonly Tab[];
  /** The id of the one that shows. */
  readonly selected: string;
  /** Called when a tab is chosen; the caller sets `selected`. */
  readonly onSelect: (selection: { readonly id: string }) => void;
}

/** Tabs by the ARIA pattern: arrows select, and Tab moves into the view. Hidden views stay in the page. Not for
 * navigation: use links. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  return (
    <div className="wsk-Tabs" data-component="Tabs">
      <div className="wsk-Tabs-list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            className="wsk-Tabs-tab"
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-view-${tab.id}`}
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
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="wsk-Tabs-view"
          role="tabpanel"
          id={`${id}-view-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
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
