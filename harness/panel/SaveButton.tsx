import { recordingText } from '../../mocks/recording.js';
import type { ShopControl } from './control.js';

/** Saves the shop's course to a file. */
export function SaveButton({ control: { mock }, brand }: { control: ShopControl; brand: string }) {
  const save = async () => {
    const recording = await mock.recording();
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
    </div>
  );
}
