/** Errors of the API, and what the server renders outside of the app. */
export const errors = {}
