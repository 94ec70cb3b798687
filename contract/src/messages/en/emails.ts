/** Emails and notifications. */
export const emails = {}
