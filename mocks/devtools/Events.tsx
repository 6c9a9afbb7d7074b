import { useEffect, useState } from 'react';
import { Json } from './Json.js';

const nameOf = (event: unknown): string => {
  const { event: name, action } = (event ?? {}) as { event?: unknown; action?: unknown };
  return [name, action].filter((part) => typeof part === 'string').join(' ') || 'without a name';
};

/** The analytics events of the page since it loaded, newest first. */
export function Events() {
  const [events, setEvents] = useState<readonly unknown[]>([]);
  useEffect(() => {
    const page = window as { dataLayer?: unknown[] };
    page.dataLayer ??= [];
    const layer = page.dataLayer;
    const { push } = layer;
    const look = () => setEvents([...layer]);
    // This is how an analytics script receives events too.
    layer.push = (...added: unknown[]) => {
      const length = push.apply(layer, added);
      look();
      return length;
    };
    look();
    return () => {
      layer.push = push;
    };
  }, []);
  return (
    <div className="devtools-Fields">
      <p className="devtools-Note">
        {events.length} {events.length === 1 ? 'event' : 'events'} in window.dataLayer
      </p>
      <ul className="devtools-List" aria-label="Events">
        {events
          .map((event, index) => ({ event, number: index + 1 }))
          .toReversed()
          .map(({ event, number }) => (
            <li key={number} className="devtools-Row">
              <details>
                <summary className="devtools-Row-summary">
                  <span className="devtools-Row-name">{nameOf(event)}</span>
                  <span className="devtools-Row-figures">{number}</span>
                </summary>
                <div className="devtools-Row-details">
                  <Json label="Event" value={event} />
                </div>
              </details>
            </li>
          ))}
      </ul>
    </div>
  );
}
