import { enServer } from '../en-server.ts'
import type { ServerLanguage } from '../language.ts'
import { formats } from './formats.ts'

/** @public Loaded by its path. */
export const language: ServerLanguage = { messages: enServer, formats }
