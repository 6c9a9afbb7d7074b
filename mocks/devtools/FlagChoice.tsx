import { flags, type Settings } from '../world/settings.js';

type Flags = Settings['flags'];

/** Flags that a host may have switched on. */
export function FlagChoice({ chosen, onChange }: { chosen: Flags; onChange: (flags: Flags) => void }) {
  return (
    <fieldset className="devtools-Field">
      <legend className="devtools-Field-label">Flags</legend>
      <div className="devtools-Field-checks">
        {flags.map((flag) => (
          <label key={flag} className="devtools-Check">
            <input
              type="checkbox"
              id={`setting-flag-${flag}`}
              className="devtools-Check-box"
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
