/** The dialogs that can be opened by name, with their props. */
export interface DialogProps {
  /** A message with the default buttons: `Log in` opens the sign-in dialog in its place (MISC-016, OPEN-112). */
  readonly message: { readonly title: string; readonly message: string };
  /** A basket call that failed: the sentence to show (BSKT-009). */
  readonly basketError: { readonly message: string };
  /** The sign-in dialog (IDENT-027). */
  readonly login: Readonly<Record<never, never>>;
  /** The overlay of the brand's partner (BRAND-062). */
  readonly partner: Readonly<Record<never, never>>;
}
/** The name a dialog is opened by. */
export type DialogName = keyof DialogProps;

/** The page's open dialog, and the element that had the focus. */
export type OpenDialog = {
  readonly [Name in DialogName]: {
    readonly name: Name;
    readonly props: DialogProps[Name];
    readonly opener: Element | null;
  };
}[DialogName];
