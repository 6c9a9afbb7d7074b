import { useState } from 'react';
import { ControlError, type MockControl } from './control.js';

export interface SaveButtonProps {
  readonly control: MockControl;
  readonly brand: string;
  readonly steps: number;
}

/** Saves the shop's recording to a file, or shows why it cannot. */
export function SaveButton({ control, brand, steps }: SaveButtonProps) {
  const [problem, setProblem] = useState('');
  const save = async () => {
    setProblem('');
    const recording = await control.ask('GET recording').catch((error: unknown) => {
      if (!(error instanceof ControlError)) throw error;
      setProblem(error.message);
    });
    if (!recording) return;
    const link = document.createElement('a');
    const text = `${JSON.stringify(recording, null, 1)}\n`;
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${brand}-${steps}-steps.recording.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div>
      <button type="button" className="devtools-Button" onClick={() => void save()}>
        Save recording
      </button>
      <div role="status" className="devtools-Status">
        {problem && <p className="devtools-Problem">{problem}</p>}
      </div>
    </div>
  );
}
