export type TextPart = { at: number; text: string; isLink: boolean }

/** Web addresses only, without the full stop or bracket of the sentence around them. */
const urlPattern = /\bhttps?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}*_]/gi

/** Splits a text at the start and end of its links; joined, the parts are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  const add = (from: number, to: number, isLink: boolean) =>
    to > from && parts.push({ at: from, text: text.slice(from, to), isLink })
  let done = 0
  for (const { 0: address, index } of text.matchAll(urlPattern)) {
    add(done, index, false)
    add(index, index + address.length, URL.canParse(address))
    done = index + address.length
  }
  add(done, text.length, false)
  return parts
}
