/** Tells of a fault where nobody waits for an answer, and what it has spoilt. */
export type LogWarning = (fault: unknown, what: string) => void
