import { useState } from 'react';
import { RecordingError, recordingText } from '../../mocks/engine/recording.js';
import type { ShopControl } from './control.js';

/** Saves the shop's recording to a file, or shows a message if it is incomplete. */
export function SaveButton({ control: { mock }, brand }: { control: ShopControl; brand: string }) {
  const [problem, setProblem] = useState('');
  const save = async () => {
    setProblem('');
    const recording = await mock.recording().catch((error: unknown) => {
      if (!(error instanceof RecordingError)) throw error;
      setProblem(error.message);
    });
    if (!recording) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([recordingText(recording)], { type: 'application/json' }));
    link.download = `${brand}-${recording.steps.length}-steps.recording.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div>
      <button type="button" className="harness-Button" onClick={() => void save()}>
        Save recording
      </button>
      <div role="status" className="harness-Status">
        {problem && <p className="harness-Problem">{problem}</p>}
      </div>
    </div>
  );
}
