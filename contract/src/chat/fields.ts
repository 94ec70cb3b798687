import { z } from 'zod'
import { chatLimits } from '../limits.ts'
import { wholeNumber } from '../paging.ts'

/** Spec 5: a message needs non-blank trimmed text. */
export const messageText = z.string().trim().min(1, 'Write something first').max(chatLimits.maxChars)

/** Made by the sender. */
export const messageId = z.string().regex(/^[\x21-\x7e]{1,100}$/, 'Has 1 to 100 visible characters')

/** The number of a message in its thread, as a query string carries it; 0 stands for none. */
export const seqParam = ({ min }: { min: 0 | 1 }) => wholeNumber(chatLimits.maxSeq, min)
