/** Conversations and messages. */
export const chat = {}
