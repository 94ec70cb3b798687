import { useState } from 'react'

type LiveMessage = { id: number; text: string }

type Props = {
  message: string
  /** How many messages of a burst stay while the screen reader still speaks. */
  maxMessages?: number
}

/** Read aloud when the message changes, when the screen reader is idle. */
export function LiveRegion({ message, maxMessages = 1 }: Props) {
  const [state, setState] = useState({ message: '', lines: [] as readonly LiveMessage[] })
  if (state.message !== message)
    setState({ message, lines: appendMessage(state.lines, message, maxMessages) })
  return (
    <div aria-live="polite" className="sr-only">
      {state.lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** One line for each message: replacing a line that had just appeared kept it from being read. */
function appendMessage(
  lines: readonly LiveMessage[],
  text: string,
  maxMessages: number,
): readonly LiveMessage[] {
  if (!text) return []
  return [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, text }].slice(-maxMessages)
}
