interface AddressLinesProps {
  /** Lines of the address, as on an envelope. */
  readonly lines: readonly string[];
}

/** Postal address, one line below the other. */
export function AddressLines({ lines }: AddressLinesProps) {
  return (
    <address className="wsk-AddressLines" data-component="AddressLines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike.
        <span className="wsk-AddressLines-line" key={index}>
          {line}
        </span>
      ))}
    </address>
  );
}
