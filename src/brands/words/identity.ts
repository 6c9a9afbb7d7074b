/** Signing in; those in the ledger are to the letter (IDENT-033, IDENT-035, IDENT-042). */
export const identityWords = {
  'email.invalid': 'Please enter a valid email address',
  'login.title': 'Sign in',
  'login.welcomeBack': 'Welcome back, {name}. Please sign in to continue.',
  'login.email': 'Email address',
  'login.password': 'Password',
  'login.passwordMissing': 'Password is required',
  'login.forgotten': 'Forgotten your password?',
  'login.submit': 'Sign in',
  'login.busy': 'Signing in...',
  'login.done': 'You are signed in',
  'login.failed': 'We could not sign you in',
  'login.unexpected':
    "We've encountered an unexpected error, please try again. If you continue to experience this message please {contact}",
  'login.contact': 'contact us',
} as const;
