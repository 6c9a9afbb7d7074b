import { type SubmitEvent, useState } from 'react';
import { readSetting, type Settings } from '../world/settings.js';

export interface SettingFieldProps {
  readonly name: 'latency' | 'seed' | 'clock';
  readonly label: string;
  readonly value: string;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** A text setting. It is applied on Enter or with its button. An unusable value stays in the field, with the reason. */
export function SettingField({ name, label, value, onChange }: SettingFieldProps) {
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string>();
  const id = `setting-${name}`;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readSetting(name, typed);
    setProblem('message' in read ? read.message : undefined);
    if (!('message' in read)) onChange({ [name]: read.value });
  };
  return (
    <form className="devtools-Field" onSubmit={apply} noValidate>
      <label className="devtools-Field-label" htmlFor={id}>
        {label}
      </label>
      <div className="devtools-Field-row">
        <input
          id={id}
          className="devtools-Input"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          inputMode={name === 'latency' ? 'numeric' : 'text'}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="devtools-Button" aria-label={`Apply ${name}`}>
          Apply
        </button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="devtools-Problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
