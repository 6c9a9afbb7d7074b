/** Every dialog that can be opened by name, with what it is given. */
export interface DialogProps {
  /** Something to say, with the default buttons: `Log in` opens the sign-in dialog in its place (MISC-016, OPEN-112). */
  readonly message: { readonly title: string; readonly message: string };
  readonly basketError: { readonly message: string };
  readonly login: Readonly<Record<never, never>>;
  readonly partner: Readonly<Record<never, never>>;
}
export type DialogName = keyof DialogProps;

/** The page's open dialog, and what had the focus before it. */
export type OpenDialog = {
  readonly [Name in DialogName]: {
    readonly name: Name;
    readonly props: DialogProps[Name];
    readonly opener: Element | null;
  };
}[DialogName];
