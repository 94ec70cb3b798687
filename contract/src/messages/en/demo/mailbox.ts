/** The page on which the demo shows the emails that it would send. */
export const mailbox = {
  title: 'Mailbox',
  pageTitle: (title: string) => `${title} · Mailbox`,
  siteName: 'Mainstreet',
  subtitle: 'Demo mailbox',
  listTitle: 'Emails',
  allEmails: 'All emails',
  empty: 'No emails yet. Sign up or reset a password, and the email appears here instead of in a real inbox.',
  to: (address: string) => `To ${address}`,
  recipientAndTime: (address: string, time: string) => `To ${address}, ${time}`,
  time: (time: string) => `${time} UTC`,
  asText: 'Plain text',
}
