/** The page on which the demo shows the text messages that it would send. */
export const textMessages = {
  title: 'Text messages',
  subtitle: 'Demo phone',
  emails: 'Emails',
  empty: 'No text messages yet. Sign in by phone, and the code appears here instead of on a real phone.',
  to: (number: string) => `To ${number}`,
}
