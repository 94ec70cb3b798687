export type TextRange = { from: number; to: number }

/** The text without case and accents, and for each letter its offset in the original text. */
function foldText(text: string): { characters: string; offsets: number[] } {
  let characters = ''
  const offsets: number[] = []
  let at = 0
  for (const character of text) {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (const _ of plain) offsets.push(at)
    characters += plain
    at += character.length
  }
  offsets.push(at)
  return { characters, offsets }
}

/** The ranges of the typed words, ignoring case and accents: at the beginning of a word, otherwise inside one. */
export function matchRanges(text: string, typed: string): TextRange[] {
  const { characters, offsets } = foldText(text)
  const typedWords = foldText(typed).characters.match(/[\p{L}\p{N}]+/gu) ?? []
  const ranges = [...new Set(typedWords)].flatMap((word) => {
    const starts = [...characters.matchAll(new RegExp(word, 'gu'))].map(({ index }) => index)
    const wordStarts = starts.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(characters[at - 1] ?? ''))
    const marked = wordStarts.length > 0 || word.length < 2 ? wordStarts : starts.slice(0, 1)
    return marked.map((first) => ({
      from: offsets[first] ?? 0,
      to: extendOverCombiningMarks(text, offsets, first + word.length),
    }))
  })
  return mergeRanges(ranges.sort((a, b) => a.from - b.from))
}

/** A combining mark belongs to the letter before it. */
function extendOverCombiningMarks(text: string, offsets: number[], after: number): number {
  const end = offsets[after] ?? text.length
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
