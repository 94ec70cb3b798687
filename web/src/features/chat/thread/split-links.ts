export type TextPart = { at: number; text: string; isLink: boolean }

/** Only pages of the web, and without the full stop or bracket that ends the sentence around them. */
const urlPattern = /\bhttps?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}*_]/gi

/** A text cut where its links begin and end; put together again it is the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  const add = (from: number, to: number, isLink: boolean) =>
    to > from && parts.push({ at: from, text: text.slice(from, to), isLink })
  let done = 0
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    add(done, index, false)
    add(index, index + found.length, URL.canParse(found))
    done = index + found.length
  }
  add(done, text.length, false)
  return parts
}
