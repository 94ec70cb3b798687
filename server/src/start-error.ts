/** A start that cannot succeed as the program is set up: its sentence is all that an operator needs. */
export class StartError extends Error {}

/** The first worker has printed why it did not start. */
export class FirstWorkerError extends Error {}
