import { freeze } from '../freeze.ts'

/** Stored characters of an error report; the browser sends no more. */
export const errorReportLimits = freeze({
  maxMessageChars: 2000,
  maxStackChars: 8000,
  maxIdChars: 100,
  maxLevelChars: 20,
  maxContextChars: 200,
  maxTimestampChars: 40,
  maxUserAgentChars: 400,
  maxUrlChars: 1000,
})
