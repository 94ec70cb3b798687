import type { ReactNode } from 'react'
import { matchRanges } from './match-ranges.ts'

/** The text with the matches of the typed text highlighted. */
export function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to } of matchRanges(text, typed)) {
    parts.push(
      text.slice(at, from),
      <mark
        key={from}
        className="bg-transparent font-bold text-inherit underline decoration-marigold decoration-2 underline-offset-3"
      >
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
