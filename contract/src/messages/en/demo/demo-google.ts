/** The page of the demo that stands in for Google's sign-in. */
export const demoGoogle = {
  badge: 'Demo: simulated Google sign-in',
  title: 'Choose an account',
  subtitle: 'to continue to Mainstreet',
  otherAccount: 'Use another account',
  name: 'Name',
  email: 'Email',
  unverified: 'This email address isn’t verified',
  continue: 'Continue',
  cancel: 'Cancel',
  nameAndEmailRequired: 'Enter a name and an email address.',
  unknownClient: 'Unknown client.',
}
