const rightToLeft =
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** A name or text of a user for a sentence without markup: it does not turn the words around it. */
export function isolateText(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text.replace(directionControls, '')}\u2069` : text
}

/** All texts within a value of JSON. */
export function isolateTexts(value: unknown): unknown {
  if (typeof value === 'string') return isolateText(value)
  if (Array.isArray(value)) return value.map(isolateTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isolateTexts(one)]))
}
