export type TextRange = { from: number; to: number }

/** Letters without case and accents, each with the place where it stands in the text. */
function foldText(text: string): { letters: string; offsets: number[] } {
  let letters = ''
  const offsets: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (const _ of plain) offsets.push(at)
    letters += plain
    at += sign.length
  }
  offsets.push(at)
  return { letters, offsets }
}

/** Where the typed words stand in the text, whatever their case and accents: at the beginning of a word, else inside one. */
export function matchRanges(text: string, typed: string): TextRange[] {
  const { letters, offsets } = foldText(text)
  const words = foldText(typed).letters.match(/[\p{L}\p{N}]+/gu) ?? []
  const found = [...new Set(words)].flatMap((word) => {
    const starts = [...letters.matchAll(new RegExp(word, 'gu'))].map(({ index }) => index)
    const wordStarts = starts.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? ''))
    const marked = wordStarts.length > 0 || word.length < 2 ? wordStarts : starts.slice(0, 1)
    return marked.map((first) => ({
      from: offsets[first] ?? 0,
      to: extendOverCombiningMarks(text, offsets, first + word.length),
    }))
  })
  return mergeRanges(found.sort((a, b) => a.from - b.from))
}

/** An accent that stands as a sign of its own belongs to the letter before it. */
function extendOverCombiningMarks(text: string, places: number[], after: number): number {
  const end = places[after] ?? text.length
  const marks = /^\p{M}+/u.exec(text.slice(end))
  return end + (marks?.[0].length ?? 0)
}

function mergeRanges(ranges: TextRange[]): TextRange[] {
  const result: TextRange[] = []
  for (const next of ranges) {
    const last = result.at(-1)
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to)
    else result.push({ ...next })
  }
  return result
}
