import { texts } from '@mainstreet/contract/texts.ts'
import { ApiError } from './api-error.ts'

/** `fallback` is said where the server gave no text. */
export function getApiErrorMessage(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? texts.login.unexpected
  return fallback === undefined ? error.userMessage : error.userMessageOr(fallback)
}

/** The same where a lost connection has a text of its own, too. */
export function getServerMessageOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}
