/** Every dialog that can be opened by name, with what it is given. */
export interface DialogProps {
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
