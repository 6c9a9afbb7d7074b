export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value | undefined;
  /** Each value with its label. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** A setting with a few choices. */
export function Choice<Value extends string>({ name, label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <div className="devtools-Field">
      <label className="devtools-Field-label" htmlFor={`setting-${name}`}>
        {label}
      </label>
      <select
        id={`setting-${name}`}
        className="devtools-Input"
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map(([option, called]) => (
          <option key={option} value={option}>
            {called}
          </option>
        ))}
      </select>
    </div>
  );
}
