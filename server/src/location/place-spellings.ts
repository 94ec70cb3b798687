import { createRequire } from 'node:module'

const { abbr: stateNames } = createRequire(import.meta.url)('zipcodes/lib/states.js') as {
  /** By abbreviation, in capitals. */
  abbr: Record<string, string>
}

/** As towns are abbreviated on signs and by the post office. */
const longWords: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  pt: 'point',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  spgs: 'springs',
  bch: 'beach',
  ctr: 'center',
  hts: 'heights',
  jct: 'junction',
  twp: 'township',
}

export const zipChars = 5

export function dropCountry(text: string): string {
  return text.trim().replace(/,?\s+(usa?|united states)\.?$/i, '')
}

/** Splits off a postcode, or the digits typed so far, at either end: `Mariposa, CA 95338-1234`. */
export function splitPostcode(text: string): { name: string; digits: string } {
  const [whole = '', digits = ''] =
    /(?<![^\s,])(\d{1,5})(?:-\d{0,4})?$/.exec(text) ?? /^(\d{5})(?:-\d{4})?(?![^\s,])/.exec(text) ?? []
  return { name: text.replace(whole, ''), digits }
}

/** The spellings of a town: alone, then with the short and the long name of its state. */
export function listSpellings({ city, state }: { city: string; state: string }): string[] {
  const name = expandWords(city)
  return [name, name + joinWords(state), name + expandWords(stateNames[state] ?? state)]
}

/**
 * What may be typed for a spelling; an abbreviation may also be the beginning of a longer word, and the last word the
 * state: MT is Montana, too.
 */
export function listTypedForms(text: string): string[] {
  const words = listWords(text)
  const beforeState = words.slice(0, -1).map(expandWord).join('')
  return [...new Set([words.join(''), expandWords(text), beforeState + (words.at(-1) ?? '')])]
}

export function beginsAny(spellings: string[], typed: string[]): boolean {
  return typed.some((form) => spellings.some((spelling) => spelling.startsWith(form)))
}

/** Without spaces and apostrophes, so that O'Brien, O Brien and OBrien are one. */
export function joinWords(text: string): string {
  return listWords(text).join('')
}

const expandWord = (word: string) => longWords[word] ?? word

function expandWords(text: string): string {
  return listWords(text).map(expandWord).join('')
}

function listWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[a-z0-9]+/g) ?? []
}
