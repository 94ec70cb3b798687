import { useState } from 'react'

type Line = { id: number; words: string }

type Props = {
  words: string
  /** Of what comes in a burst: how much may wait while the reader still speaks. */
  most?: number
}

/** Read aloud when the words change, when the reader has nothing better to say. */
export function LiveWords({ words, most = 1 }: Props) {
  const [kept, setKept] = useState({ words: '', lines: [] as readonly Line[] })
  if (kept.words !== words) setKept({ words, lines: withLine(kept.lines, words, most) })
  return (
    <div aria-live="polite" className="sr-only">
      {kept.lines.map(({ id, words: line }) => (
        <p key={id}>{line}</p>
      ))}
    </div>
  )
}

/** A line of its own for each: put in the place of one that had just come, it kept that one from being heard. */
function withLine(lines: readonly Line[], words: string, most: number): readonly Line[] {
  if (!words) return []
  return [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, words }].slice(-most)
}
