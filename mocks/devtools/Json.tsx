const mostLetters = 20_000;

/** Data as it was sent, cut off at a readable length. */
export function Json({ label, value }: { label: string; value: unknown }) {
  const text = value === undefined ? 'none' : JSON.stringify(value, null, 2);
  const rest = text.length - mostLetters;
  return (
    <div>
      <p className="devtools-Title">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <pre className="devtools-Json" tabIndex={0}>
        {rest > 0 ? `${text.slice(0, mostLetters)}\n… and ${rest} letters more` : text}
      </pre>
    </div>
  );
}
