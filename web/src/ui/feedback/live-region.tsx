import { useState } from 'react'

type LiveMessage = { id: number; text: string }

type Props = {
  message: string
  /** Of what comes in a burst: how much may wait while the reader still speaks. */
  maxMessages?: number
}

/** Read aloud when the words change, when the reader has nothing better to say. */
export function LiveRegion({ message, maxMessages = 1 }: Props) {
  const [announced, setKept] = useState({ message: '', lines: [] as readonly LiveMessage[] })
  if (announced.message !== message)
    setKept({ message, lines: appendMessage(announced.lines, message, maxMessages) })
  return (
    <div aria-live="polite" className="sr-only">
      {announced.lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** A line of its own for each: put in the place of one that had just come, it kept that one from being heard. */
function appendMessage(
  lines: readonly LiveMessage[],
  text: string,
  maxMessages: number,
): readonly LiveMessage[] {
  if (!text) return []
  return [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, text }].slice(-maxMessages)
}
