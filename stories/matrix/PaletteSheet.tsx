import { designOf } from '../../src/brands/designs.js';
import { brands } from '../../src/brands/registry.js';
import { type ColourName, colourNames } from '../../src/model/tokens.js';
import { useCopied } from './useCopied.js';
import './matrix.css';

/** What each colour is for. */
const roles: Readonly<Record<ColourName, string>> = {
  paper: 'The ground everything lies on',
  surface: 'Panels and cards that stand apart from the paper',
  field: 'The inside of a text field',
  ink: 'Text and icons',
  primary: 'The main action, links, chosen states',
  'on-primary': 'Text and icons on the primary colour',
  'primary-strong': 'The primary colour under the pointer',
  accent: 'Flags and offers, never an action of its own',
  'on-accent': 'Text and icons on the accent',
  sale: 'Savings, reduced prices, errors',
  muted: 'Text that may be passed over',
  'muted-surface': 'Text that may be passed over, on a surface',
  line: 'Hairlines between parts',
  edge: 'The outline of a control',
  tint: 'The ground of a chosen part',
  'sale-tint': 'The ground of a saving or an error',
  skeleton: 'Shapes in the place of what loads',
  disabled: 'What cannot be used now',
  good: 'What worked, and what is in stock',
  'on-good': 'Text and icons on the good colour',
  'good-tint': 'The ground of what worked',
  star: 'The stars of a rating',
  focus: 'The ring around what has the focus',
};

const palettes = brands.map(designOf).map(({ id, displayName, look }) => ({
  id,
  displayName,
  colours: look.grounds.page,
}));

/** The colours of the page by role and brand; press one to copy it. */
export function PaletteSheet() {
  const [copied, copy] = useCopied();
  return (
    <div className="wsk-Container matrix-page">
      <p className="wsk-Text" role="status">
        {copied ? `Copied: ${copied}` : 'Press a role to copy its custom property, or a colour to copy its value.'}
      </p>
      <div className="matrix-scroll">
        <table className="matrix-palette">
          <thead>
            <tr>
              <th scope="col">Role</th>
              {palettes.map(({ id, displayName }) => (
                <th key={id} scope="col">
                  <abbr title={displayName}>{id}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colourNames.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <button className="matrix-token" type="button" onClick={() => copy(`var(--wsk-${name})`)}>
                    <b>{name}</b>
                    {roles[name]}
                  </button>
                </th>
                {palettes.map(({ id, colours }) => (
                  <td key={id}>
                    <button
                      className="matrix-colour"
                      type="button"
                      style={{ background: colours[name] }}
                      title={`${id} ${name} ${colours[name]}`}
                      aria-label={`${id} ${name} ${colours[name]}`}
                      onClick={() => copy(colours[name])}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
