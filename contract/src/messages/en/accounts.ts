/** Sign-in, registration, account settings and sessions. */
export const accounts = {}
