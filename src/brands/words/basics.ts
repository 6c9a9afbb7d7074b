/** Built-in text of what most pages have: links, dialogs and fields. */
export const basicWords = {
  'link.newTab': '(opens in a new tab)',
  'dialog.close': 'Close',
  'dialog.loading': 'One moment...',
  'dialog.logIn': 'Log in',
  'page.refused': 'Error: {name}',
  'form.problem': 'There is a problem',
  'field.optional': '(optional)',
  'field.invalid': 'Please check this field',
  'field.busy': 'Checking...',
  'email.invalid': 'Please enter a valid email address',
};
