/** Read aloud when the words change, when the reader has nothing better to say. */
export function LiveWords({ words }: { words: string }) {
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  )
}
