import { type ChangeEvent, useState } from 'react';
import { ControlError, type Panelled } from './control.js';
import { reloadPage } from './shopChanges.js';

interface Replayed {
  readonly steps: number;
  /** A sentence about the first difference from the recording, if any. */
  readonly difference: string | null;
}

type State =
  | { readonly type: 'none' }
  | { readonly type: 'chosen'; readonly name: string; readonly text: string }
  | { readonly type: 'replaying' }
  | { readonly type: 'refused'; readonly message: string }
  | ({ readonly type: 'replayed' } & Replayed);

/** Replays a recording in this shop, and shows whether the result is the same. */
export function ReplayForm(panelled: Panelled) {
  const [state, setState] = useState<State>({ type: 'none' });

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    setState({ type: 'chosen', name: file.name, text: await file.text() });
    // So that the same file can be chosen again after it has been repaired.
    target.value = '';
  }

  async function replay(text: string): Promise<void> {
    setState({ type: 'replaying' });
    try {
      setState({ type: 'replayed', ...(await panelled.control.ask<Replayed>('POST recording', text)) });
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      setState({ type: 'refused', message: error.message });
    }
  }

  return (
    <>
      <div className="devtools-Field">
        <label className="devtools-Field-label" htmlFor="devtools-recording">
          Load a recording
        </label>
        <input
          type="file"
          id="devtools-recording"
          className="devtools-Input"
          accept=".json,application/json"
          onChange={(event) => void choose(event)}
        />
      </div>
      {state.type === 'chosen' && (
        <div>
          <p className="devtools-Note">{state.name}. Replaying it replaces this shop.</p>
          <button type="button" className="devtools-Button" data-variant="main" onClick={() => void replay(state.text)}>
            Replay
          </button>
        </div>
      )}
      {state.type === 'replaying' && <progress className="devtools-Progress" aria-label="Replay" />}
      <div role="status" className="devtools-Status">
        {state.type === 'refused' && <p className="devtools-Problem">{state.message}</p>}
        {state.type === 'replayed' &&
          (state.difference === null ? (
            <p className="devtools-Well">The same after {state.steps} steps, to the byte.</p>
          ) : (
            <p className="devtools-Problem">{state.difference}</p>
          ))}
      </div>
      {state.type === 'replayed' && (
        <div>
          <button type="button" className="devtools-Button" data-variant="main" onClick={() => reloadPage(panelled)}>
            Show the replayed shop
          </button>
        </div>
      )}
    </>
  );
}
