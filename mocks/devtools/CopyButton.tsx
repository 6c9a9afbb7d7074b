import { useState } from 'react';

export interface CopyButtonProps {
  readonly label: string;
  /** Returns the text to copy when the button is pressed. */
  readonly text: () => string | Promise<string>;
}

/** Copies text, and shows whether the browser allowed it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setSaid('Copied');
    } catch {
      setSaid('The browser did not allow copying');
    }
  };
  return (
    <>
      <button type="button" className="devtools-Button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="devtools-Status">
        {said}
      </span>
    </>
  );
}
