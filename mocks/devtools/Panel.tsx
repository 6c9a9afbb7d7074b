import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { followTabKey } from '../../src/ui/tabKeys.js';
import { Calls } from './Calls.js';
import type { Panelled } from './control.js';
import { Events } from './Events.js';
import { Faults } from './Faults.js';
import { readPanelStorage, writePanelStorage } from './panelStorage.js';
import { RecordingSection } from './RecordingSection.js';
import { type Shortcut, shortcutInWords } from './shortcut.js';
import { WorldSection } from './WorldSection.js';

const sections: Readonly<Record<string, ComponentType<Panelled>>> = {
  World: WorldSection,
  Faults,
  Calls,
  Events,
  Recording: RecordingSection,
};
const names = Object.keys(sections);

export interface PanelProps extends Panelled {
  readonly shortcut: Shortcut;
  readonly onClose: () => void;
}

/** The panel, which shows and changes the shop beside its page. */
export function Panel({ control, page, shortcut, onClose }: PanelProps) {
  const [chosen, setChosen] = useState(() => readPanelStorage().section);
  const name = chosen !== undefined && chosen in sections ? chosen : 'World';
  const Section = sections[name] as (typeof sections)[string];
  const choose = (next: string | undefined) => {
    if (next === undefined) return;
    writePanelStorage({ section: next });
    setChosen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className="devtools-Panel" aria-label="Mock shop panel" onKeyDown={onKeyDown}>
      <header className="devtools-Panel-top">
        <h2 className="devtools-Panel-title">Mock shop</h2>
        <p className="devtools-Panel-tip">
          <kbd>{shortcutInWords(shortcut)}</kbd> opens, enters and closes it
        </p>
        <button type="button" className="devtools-Button" onClick={onClose}>
          Close
        </button>
      </header>
      <div role="tablist" aria-label="Sections" className="devtools-Panel-tabs">
        {names.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`devtools-tab-${tab}`}
            className="devtools-Panel-tab"
            aria-selected={tab === name}
            aria-controls="devtools-section"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={(event) => {
              choose(names[followTabKey(event, index, names.length) ?? -1]);
            }}
          >
            {tab}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="devtools-section"
        aria-labelledby={`devtools-tab-${name}`}
        className="devtools-Panel-section"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
      >
        <Section control={control} page={page} />
      </div>
    </section>
  );
}
