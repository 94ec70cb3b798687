const maxDepth = 6

/** The error and its chain of causes in one sentence. */
export function describeError(error: unknown): string {
  const parts: string[] = []
  let current = error
  for (let depth = 0; current !== undefined && current !== null && depth < maxDepth; depth++) {
    const text = getErrorText(current)
    // a message often repeats that of its cause
    if (text !== '' && !parts.some((part) => part.includes(text))) parts.push(text)
    current = current instanceof Error ? current.cause : undefined
  }
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/[.:]$/, '') : part)).join(': ')
}

function getErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Node tries each address of a host, and its aggregate error has no message
  if (error instanceof AggregateError && error.message === '')
    return [...new Set(error.errors.map(getErrorText))].join(', ')
  const { message, code, hint } = error as Error & { code?: unknown; hint?: unknown }
  const text = message || (typeof code === 'string' ? code : error.name)
  // PostgreSQL's hint; its `detail` is left out, because it contains values
  return typeof hint === 'string' && hint !== '' ? `${text} (${hint.replace(/\.$/, '')})` : text
}
