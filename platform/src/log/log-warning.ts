/** Logs an error of background work, with a message about its effect. */
export type LogWarning = (error: unknown, message: string) => void
