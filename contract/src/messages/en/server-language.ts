import { isolateParams } from '../../text/isolate-text.ts'
import { enServer } from '../en-server.ts'
import type { ServerLanguage } from '../language.ts'
import { formats } from './formats.ts'

/** @public Loaded by its path. */
export const language: ServerLanguage = {
  // some of the server's own texts are stored as names, and a name has no marks of a sentence
  messages: { ...isolateParams(enServer), serverTexts: enServer.serverTexts },
  formats,
}
