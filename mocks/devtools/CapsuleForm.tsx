import { type SubmitEvent, useState } from 'react';
import { linkWithCapsule } from '../world/capsuleLink.js';
import { CopyButton } from './CopyButton.js';
import { ControlError, type Panelled } from './control.js';
import { readPanelStorage, writePanelStorage } from './panelStorage.js';
import { reloadPage } from './shopChanges.js';

/** The settings as one text, to pass on and to start from. */
export function CapsuleForm(panelled: Panelled) {
  const { control } = panelled;
  const [typed, setTyped] = useState(() => readPanelStorage().capsule ?? '');
  const [problem, setProblem] = useState<string>();
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await control.ask('POST capsule', { capsule: typed.trim() });
      writePanelStorage({ capsule: undefined });
      reloadPage(panelled);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      setProblem(error.message);
    }
  };
  const capsule = async () => (await control.ask<{ capsule: string }>('GET capsule')).capsule;
  return (
    <form className="devtools-Field" onSubmit={(event) => void start(event)} noValidate>
      <div className="devtools-Field-row">
        <CopyButton label="Copy link" text={async () => linkWithCapsule(window.location.href, await capsule())} />
        <CopyButton label="Copy capsule" text={capsule} />
      </div>
      <label className="devtools-Field-label" htmlFor="devtools-capsule">
        Start a new shop with the settings of a capsule
      </label>
      <div className="devtools-Field-row">
        <input
          id="devtools-capsule"
          className="devtools-Input"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : 'devtools-capsule-problem'}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="devtools-Button">
          Start
        </button>
      </div>
      {problem !== undefined && (
        <p id="devtools-capsule-problem" className="devtools-Problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
