import { stepLimit } from '../../mocks/engine/step.js';
import { CopyButton } from './CopyButton.js';
import { forgetVisit, reloadAll, type ShopControl } from './control.js';
import { capsuleLink } from './handover.js';
import { ReplayForm } from './ReplayForm.js';
import { SaveButton } from './SaveButton.js';
import { useReturnedFocus } from './useReturnedFocus.js';
import { useSaved } from './useSaved.js';

/** The shop in formats that can be passed on: its settings as a link, its recording as a file. */
export function RecordingSection({ control }: { control: ShopControl }) {
  const { saved } = useSaved(control);
  const frame = useReturnedFocus(saved !== undefined);
  if (!saved) return null;
  const { steps } = saved.beginning;
  const reset = async () => {
    await control.mock.restart(saved.settings);
    forgetVisit();
    reloadAll(control);
  };
  return (
    <div ref={frame} className="harness-Fields">
      <h3 className="harness-Title">Capsule</h3>
      <p className="harness-Note">A link to this page with all settings in it, and nothing of what was done here.</p>
      <div className="harness-Field-row">
        <CopyButton label="Copy link" text={async () => capsuleLink(await control.mock.settings(), window.location)} />
      </div>
      <h3 className="harness-Title">Recording</h3>
      {steps > stepLimit ? (
        <p className="harness-Note">
          Too long to record: more than {stepLimit} steps were taken since this shop began. Reset the shop to record
          again.
        </p>
      ) : (
        <>
          <p className="harness-Note">
            {steps} {steps === 1 ? 'step' : 'steps'} since this shop began, in all tabs, without passwords and cards.
          </p>
          <SaveButton control={control} brand={saved.settings.brand} />
        </>
      )}
      <ReplayForm control={control} />
      <h3 className="harness-Title">Reset</h3>
      <p className="harness-Note">A new shop with the same settings: baskets, logins and orders are gone.</p>
      <div>
        <button type="button" id="harness-reset" className="harness-Button" onClick={() => void reset()}>
          Reset the shop
        </button>
      </div>
    </div>
  );
}
