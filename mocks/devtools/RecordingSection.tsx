import type { Standing } from '../transport/standing.js';
import { CapsuleForm } from './CapsuleForm.js';
import { CopyButton } from './CopyButton.js';
import type { Panelled } from './control.js';
import { ReplayForm } from './ReplayForm.js';
import { SaveButton } from './SaveButton.js';
import { resetShop } from './shopChanges.js';
import { Unreadable } from './Unreadable.js';
import { useReturnedFocus } from './useReturnedFocus.js';
import { useStanding } from './useStanding.js';

/** The shop in formats that can be passed on: its settings as a capsule, its recording as a file. */
export function RecordingSection(panelled: Panelled) {
  const { control, page } = panelled;
  const { standing, problem } = useStanding(control);
  const frame = useReturnedFocus(standing !== undefined);
  if (!standing) return <Unreadable problem={problem} />;
  const { steps, settings } = standing;
  const { linkTo } = page;
  return (
    <div ref={frame} className="devtools-Fields">
      <h3 className="devtools-Title">Capsule</h3>
      {linkTo ? (
        <>
          <p className="devtools-Note">
            A link to this page with all settings in it, and nothing of what was done here.
          </p>
          <div className="devtools-Field-row">
            <CopyButton
              label="Copy link"
              text={async () => linkTo((await control.ask<Standing>('GET settings')).settings)}
            />
          </div>
        </>
      ) : (
        <>
          <p className="devtools-Note">All settings as one text, and nothing of what was done here.</p>
          <CapsuleForm {...panelled} />
        </>
      )}
      <h3 className="devtools-Title">Recording</h3>
      <p className="devtools-Note">
        {steps} {steps === 1 ? 'step' : 'steps'} since this shop began, of all visits, without passwords and cards.
      </p>
      <SaveButton control={control} brand={settings.brand} steps={steps} />
      <ReplayForm {...panelled} />
      <h3 className="devtools-Title">Reset</h3>
      <p className="devtools-Note">A new shop with the same settings: baskets, logins and orders are gone.</p>
      <div>
        <button type="button" id="devtools-reset" className="devtools-Button" onClick={() => void resetShop(panelled)}>
          Reset the shop
        </button>
      </div>
    </div>
  );
}
