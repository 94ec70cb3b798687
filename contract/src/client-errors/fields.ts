import { z } from 'zod'
import { cutText } from '../text/cut-text.ts'
import { errorReportLimits } from './limits.ts'

/** Text that a browser sends about itself: truncated between characters, and never trusted. */
const truncatedText = (maxChars: number) =>
  z.string().transform((text) => cutText(text.toWellFormed(), maxChars))

export const errorReport = z.object({
  errorId: truncatedText(errorReportLimits.maxIdChars),
  level: truncatedText(errorReportLimits.maxLevelChars).optional(),
  context: truncatedText(errorReportLimits.maxContextChars).optional(),
  message: truncatedText(errorReportLimits.maxMessageChars),
  stack: truncatedText(errorReportLimits.maxStackChars).nullish(),
  componentStack: truncatedText(errorReportLimits.maxStackChars).nullish(),
  timestamp: truncatedText(errorReportLimits.maxTimestampChars).optional(),
  userAgent: truncatedText(errorReportLimits.maxUserAgentChars).optional(),
  url: truncatedText(errorReportLimits.maxUrlChars).optional(),
})

export const errorLevel = z.string().max(errorReportLimits.maxLevelChars)
