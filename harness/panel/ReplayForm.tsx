import { type ChangeEvent, useState } from 'react';
import { type Recording, RecordingError, readRecording } from '../../mocks/engine/recording.js';
import { joinSession } from '../../mocks/transport/browser.js';
import { reloadAll, type ShopControl } from './control.js';

type State =
  | { readonly type: 'none' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'loaded'; readonly recording: Recording }
  | { readonly type: 'replaying'; readonly taken: number; readonly of: number }
  | { readonly type: 'replayed'; readonly steps: number; readonly difference: string | undefined };

/** Lets the page redraw between the steps of a long recording. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Loads a recording, replays it in this shop, and shows whether the result is the same. */
export function ReplayForm({ control }: { control: ShopControl }) {
  const [state, setState] = useState<State>({ type: 'none' });

  async function load({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      setState({ type: 'loaded', recording: readRecording(await file.text()) });
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      setState({ type: 'refused', message: error.message });
    }
    // So that the same file can be chosen again after it has been repaired.
    target.value = '';
  }

  async function replay(recording: Recording): Promise<void> {
    const { steps } = recording;
    const difference = await control.mock.replay(recording, async (taken) => {
      setState({ type: 'replaying', taken, of: steps.length });
      await nextFrame();
    });
    const last = steps.findLast((step) => step.type !== 'clock');
    if (last) joinSession((last.type === 'call' && last.nextSession) || last.session);
    setState({ type: 'replayed', steps: steps.length, difference });
  }

  return (
    <>
      <div className="harness-Field">
        <label className="harness-Field-label" htmlFor="harness-recording">
          Load a recording
        </label>
        <input
          type="file"
          id="harness-recording"
          className="harness-Input"
          accept=".json,application/json"
          onChange={(event) => void load(event)}
        />
      </div>
      {state.type === 'loaded' && (
        <div>
          <p className="harness-Note">
            {state.recording.steps.length} steps in {state.recording.settings.brand}. Replaying them replaces this shop.
          </p>
          <button
            type="button"
            className="harness-Button"
            data-variant="main"
            onClick={() => void replay(state.recording)}
          >
            Replay
          </button>
        </div>
      )}
      {state.type === 'replaying' && (
        <progress className="harness-Progress" aria-label="Replay" value={state.taken} max={Math.max(state.of, 1)} />
      )}
      <div role="status" className="harness-Status">
        {state.type === 'refused' && <p className="harness-Problem">{state.message}</p>}
        {state.type === 'replaying' && `Step ${state.taken} of ${state.of}`}
        {state.type === 'replayed' &&
          (state.difference === undefined ? (
            <p className="harness-Well">The same after {state.steps} steps, to the byte.</p>
          ) : (
            <p className="harness-Problem">{state.difference}</p>
          ))}
      </div>
      {state.type === 'replayed' && (
        <div>
          <button type="button" className="harness-Button" data-variant="main" onClick={() => reloadAll(control)}>
            Show the replayed shop
          </button>
        </div>
      )}
    </>
  );
}
