import { useText } from '../../src/entries/index.js';
import { brands } from '../../src/entries/model.js';

/** What a host shows that stands for no brand: the message, and the shops there are. */
export function BrandNotFound({ message }: { message: string }) {
  const text = useText();
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
