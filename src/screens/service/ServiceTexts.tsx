import type { ServiceText } from '../../model/service.js';

/** Paragraphs and lists in the given order. */
export function ServiceTexts({ texts }: { readonly texts: readonly ServiceText[] }) {
  return (
    <div className="wsk-ServiceTexts">
      {texts.map((part, place) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is not moved about, and may say a thing twice.
          <p className="wsk-Text" key={place}>
            {part}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: so is a list.
          <ul className="wsk-ServiceTexts-lines" key={place}>
            {part.lines.map((line) => (
              <li className="wsk-ServiceTexts-line" key={line}>
                {line}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
