export type TextPart = { at: number; text: string; isLink: boolean }

const urlPattern = /\bhttps?:\/\/[^\s<>"'`]+/gi
const endsSentence = /[.,;:!?*_。、，！？]$/
const openingBrackets: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（', '」': '「' }

/** Splits a text at the start and end of its links; joined, the parts are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  const add = (from: number, to: number, isLink: boolean) =>
    to > from && parts.push({ at: from, text: text.slice(from, to), isLink })
  let done = 0
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    const address = withoutSentenceEnd(match)
    add(done, index, false)
    add(index, index + address.length, URL.canParse(address))
    done = index + address.length
  }
  add(done, text.length, false)
  return parts
}

/** Without the full stop of the sentence around it, and without a bracket that was opened before it. */
function withoutSentenceEnd(address: string): string {
  let end = address
  while (endsSentence.test(end) || closesOuterBracket(end)) end = end.slice(0, -1)
  return end
}

function closesOuterBracket(address: string): boolean {
  const closing = address.at(-1) ?? ''
  const opening = openingBrackets[closing]
  return opening !== undefined && address.split(opening).length < address.split(closing).length
}
