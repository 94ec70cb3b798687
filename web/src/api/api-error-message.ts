import { m } from '@mainstreet/contract/messages/messages.ts'
import { ApiError } from './api-error.ts'

/** `fallback` is the message where the server sent no text. */
export function getApiErrorMessage(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? m.login.unexpected
  return fallback === undefined ? error.userMessage : error.userMessageOr(fallback)
}

/** The same, but `fallback` also replaces the message of a lost connection. */
export function getServerMessageOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}
