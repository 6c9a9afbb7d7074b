/** Header, navigation, dialogs and pages that belong to the shell. */
export const shellWords = {
  'shell.skip': 'Skip to the main part',
  'shell.home': '{shop} home',
  'shell.account': 'Your account',
  'shell.signIn': 'Sign in',
  'shell.signOut': 'Sign out',
  'shell.notYou': 'Not you?',
  'shell.signingOut': 'Signing out...',
  'shell.call': 'Call {phone}',
  'shell.legal': '{shop}, {address}. Please enjoy wine responsibly. For over 18s only.',
  'dialog.close': 'Close',
  'dialog.loading': 'One moment...',
  'dialog.logIn': 'Log in',
  'home.title': 'Good wine, from people who make it themselves',
  'home.lead': 'Search by name, grape or place, or start with one of these six.',
  'home.start': 'Where to start',
  'wines.loading': 'Loading the wines',
  'notFound.code': 'Error 404',
  'notFound.title': 'We cannot find that page',
  'notFound.text':
    'It may have moved, or the address may have a slip in it. Search for a wine above, or start again from our home page.',
  'notFound.home': 'Go to the home page',
} as const;
