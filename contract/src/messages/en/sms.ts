/** Text messages, and the page on which the demo shows those that it would send. */
export const sms = {
  code: (code: string, minutes: number) =>
    `${code} is your Mainstreet code. It works once and expires in ${minutes} minutes. Never share it.`,
  inbox: {
    title: 'Text messages',
    subtitle: 'Demo phone',
    emails: 'Emails',
    empty: 'No text messages yet. Sign in by phone, and the code appears here instead of on a real phone.',
    to: (number: string) => `To ${number}`,
  },
}
