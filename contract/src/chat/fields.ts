import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { typedText } from '../fields.ts'
import { wholeNumber } from '../paging.ts'
import { chatLimits } from './limits.ts'

/** A message needs non-blank trimmed text (docs/spec.md, section 5). */
export const messageText = typedText().min(1, fieldMessage('messageRequired')).max(chatLimits.maxChars)

/** Created by the sender. */
export const messageId = z.string().regex(/^[\x21-\x7e]{1,100}$/, fieldMessage('messageIdFormat'))

/** The number of a message in its thread, in a query string; 0 means none. */
export const seqParam = ({ min }: { min: 0 | 1 }) => wholeNumber(chatLimits.maxSeq, min)
