import { useText } from '../../src/entries/index.js';
import { brands, failureWords } from '../../src/entries/model.js';

/** Shown by a host that has no brand: the message and the available shops. */
export function BrandNotFound({ message }: { message: string }) {
  const text = useText(failureWords);
  const { protocol, port } = window.location;
  return (
    <main className="wsk-Container harness-BrandNotFound">
      <h1 className="wsk-Heading" data-level="2">
        {message}
      </h1>
      <p className="wsk-Text">{text('failure.brandHint')}</p>
      <ul className="harness-BrandNotFound-shops">
        {brands.map(({ id, displayName }) => (
          <li key={id}>
            <a className="wsk-Link" href={`${protocol}//${id}.localhost${port ? `:${port}` : ''}/`}>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
