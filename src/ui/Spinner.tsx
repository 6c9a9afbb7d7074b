/** A turning ring beside the words that say what is going on; at rest where motion is not wanted. */
export const Spinner = () => <span className="wsk-Spinner" data-component="Spinner" aria-hidden="true" />;
