import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { followTabKey } from '../../src/entries/index.js';
import { Calls } from './Calls.js';
import type { ShopControl } from './control.js';
import { Events } from './Events.js';
import { Faults } from './Faults.js';
import { readPanelStorage, writePanelStorage } from './panelStorage.js';
import { RecordingSection } from './RecordingSection.js';
import { WorldSection } from './WorldSection.js';

const sections: Readonly<Record<string, ComponentType<{ control: ShopControl }>>> = {
  World: WorldSection,
  Faults,
  Calls,
  Events,
  Recording: RecordingSection,
};
const names = Object.keys(sections);

export interface PanelProps {
  readonly control: ShopControl;
  readonly onClose: () => void;
}

/** The panel, which shows and changes the shop beside its page. */
export function Panel({ control, onClose }: PanelProps) {
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
    <section className="harness-Panel" aria-label="Harness panel" onKeyDown={onKeyDown}>
      <header className="harness-Panel-top">
        <h2 className="harness-Panel-title">Harness</h2>
        <p className="harness-Panel-tip">
          <kbd>Ctrl+`</kbd> opens, enters and closes it
        </p>
        <button type="button" className="harness-Button" onClick={onClose}>
          Close
        </button>
      </header>
      <div role="tablist" aria-label="Sections" className="harness-Panel-tabs">
        {names.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`harness-tab-${tab}`}
            className="harness-Panel-tab"
            aria-selected={tab === name}
            aria-controls="harness-section"
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
        id="harness-section"
        aria-labelledby={`harness-tab-${name}`}
        className="harness-Panel-section"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
      >
        <Section control={control} />
      </div>
    </section>
  );
}
