const rightToLeft =
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g
const isolates = /[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*\u2069/g

/**
 * A name or text of a user for a sentence without markup: it does not turn the words around it. A sentence whose
 * names are isolated can be part of another one as it is.
 */
export function isolateText(text: string): string {
  if (!rightToLeft.test(text) || !rightToLeft.test(text.replace(isolates, ''))) return text
  return `\u2068${text.replace(directionControls, '')}\u2069`
}

/** The same texts; those with parameters isolate the texts among them. */
export function isolateParams<Texts>(texts: Texts): Texts {
  return isolateParamsOf(texts) as Texts
}

function isolateParamsOf(texts: unknown): unknown {
  if (typeof texts === 'function')
    return (...params: unknown[]): unknown => texts(...params.map(isolateTexts))
  return mapEntries(texts, isolateParamsOf)
}

/** All texts within a parameter; elements of the screen isolate their own. */
function isolateTexts(value: unknown): unknown {
  return typeof value === 'string' ? isolateText(value) : mapEntries(value, isolateTexts)
}

function mapEntries(value: unknown, map: (entry: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map)
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, map(entry)]))
}
