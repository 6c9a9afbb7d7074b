import { allWords } from '../../src/brands/allWords.js';
import type { WordKey } from '../../src/brands/words.js';
import { useScope, useText } from '../../src/ui/scope.js';
import './matrix.css';

const keys = Object.keys(allWords).filter((key) => !key.includes('@')) as WordKey[];
const areas = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('.')));

/** Every text of the brand and country in the toolbar, for proofreading: its key, the text, and its length. What the
 * brand or its site says in its own words is marked. */
export function VoiceSheet() {
  const { brand, site } = useScope();
  const text = useText(allWords);
  const own = { ...brand.words, ...site.words };
  return (
    <div className="wsk-Container matrix-page">
      <p className="wsk-Text">
        {brand.displayName}: {keys.length} texts, of which {keys.filter((key) => key in own).length} are its own. Names
        in braces stand for values.
      </p>
      {[...areas].map(([area, ofArea]) => (
        <section key={area} aria-label={area}>
          <h2 className="wsk-Heading" data-level="3">
            {area}
          </h2>
          <table className="matrix-words">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Text</th>
                <th scope="col">Letters</th>
              </tr>
            </thead>
            <tbody>
              {ofArea.map((key) => (
                <tr key={key} data-own={key in own || undefined}>
                  <th scope="row">
                    {key.slice(area.length + 1)}
                    {key in own ? ' (own)' : null}
                  </th>
                  <td>{text(key)}</td>
                  <td>{text(key).length}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
