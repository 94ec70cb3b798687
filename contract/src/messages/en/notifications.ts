/** The notification panel and its settings. */
export const notifications = {}
