import { flags, type Settings } from '../../mocks/world/settings.js';

type Flags = Settings['flags'];

/** Flags that a host may have switched on. */
export function FlagChoice({ chosen, onChange }: { chosen: Flags; onChange: (flags: Flags) => void }) {
  return (
    <fieldset className="harness-Field">
      <legend className="harness-Field-label">Flags</legend>
      <div className="harness-Field-checks">
        {flags.map((flag) => (
          <label key={flag} className="harness-Check">
            <input
              type="checkbox"
              id={`setting-flag-${flag}`}
              className="harness-Check-box"
              checked={chosen.includes(flag)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, flag] : chosen.filter((other) => other !== flag))
              }
            />
            {flag}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
