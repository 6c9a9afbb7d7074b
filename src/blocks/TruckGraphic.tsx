/** Size of the truck. */
export interface TruckGraphicProps {
  /** `small` in a line of text. */
  readonly size?: 'small' | 'medium';
}

/** Drawing of a delivery truck, for brands that show one with the delivery promise and the Unlimited offer (BRAND-056,
 * BRAND-057). Decorative, because the text is beside it. */
export function TruckGraphic({ size = 'medium' }: TruckGraphicProps) {
  return (
    <svg
      className="wsk-TruckGraphic"
      data-component="TruckGraphic"
      data-size={size}
      viewBox="0 0 96 56"
      aria-hidden="true"
    >
      <path d="M4 6h54v36H4z" fill="currentColor" opacity=".18" />
      <path
        d="M4 42V6h54v36M58 16h17l13 14v12h-6M66 42h-44M14 42H4M64 22h9l8 9H64zM4 14h22M4 21h14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="44" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="74" cy="44" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}
