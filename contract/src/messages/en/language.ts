import { isolateParams } from '../../text/isolate-text.ts'
import { en } from '../en.ts'
import type { Language } from '../language.ts'
import { formats } from './formats.ts'

export const language: Language = { messages: isolateParams(en), formats }
