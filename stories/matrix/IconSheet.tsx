import * as icons from '../../src/ui/allIcons.js';
import { Icon } from '../../src/ui/Icon.js';
import { useCopied } from './useCopied.js';
import './matrix.css';

/** Every icon with its export name; click to copy the name. */
export function IconSheet() {
  const [copied, copy] = useCopied();
  return (
    <div className="wsk-Container matrix-page">
      <p className="wsk-Text" role="status">
        {copied ? `Copied: ${copied}` : 'Press an icon to copy its name.'}
      </p>
      <ul className="matrix-icons">
        {Object.entries(icons).map(([name, drawing]) => (
          <li key={name}>
            <button className="matrix-icon" type="button" onClick={() => copy(name)}>
              <Icon drawing={drawing} size={26} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
