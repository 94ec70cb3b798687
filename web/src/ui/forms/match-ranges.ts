export type Range = { from: number; to: number }

/** Letters without case and accents, each with the place where it stands in the text. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (const _ of plain) places.push(at)
    letters += plain
    at += sign.length
  }
  places.push(at)
  return { letters, places }
}

/** Where the typed words stand in the text, whatever their case and accents: at the beginning of a word, else inside one. */
export function matchRanges(text: string, typed: string): Range[] {
  const { letters, places } = folded(text)
  const words = folded(typed).letters.match(/[\p{L}\p{N}]+/gu) ?? []
  const found = [...new Set(words)].flatMap((word) => {
    const starts = [...letters.matchAll(new RegExp(word, 'gu'))].map(({ index }) => index)
    const begins = starts.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? ''))
    const marked = begins.length > 0 || word.length < 2 ? begins : starts.slice(0, 1)
    return marked.map((first) => ({
      from: places[first] ?? 0,
      to: endOf(text, places, first + word.length),
    }))
  })
  return joined(found.sort((a, b) => a.from - b.from))
}

/** An accent that stands as a sign of its own belongs to the letter before it. */
function endOf(text: string, places: number[], after: number): number {
  const end = places[after] ?? text.length
  const marks = /^\p{M}+/u.exec(text.slice(end))
  return end + (marks?.[0].length ?? 0)
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const next of ranges) {
    const last = result.at(-1)
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to)
    else result.push({ ...next })
  }
  return result
}
