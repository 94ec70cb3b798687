export type ToastTone = 'plain' | 'good' | 'danger'
export type ToastInput = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  undo?: (() => void) | undefined
  /** A way on: to an address, or by what it does. */
  action?: { label: string; to: string } | { label: string; onSelect: () => void } | undefined
}
export type ToastEntry = ToastInput & { id: number; tone: ToastTone }

/** The kit knows no contract: a test of the app holds them against it. */
export const toastLimits = { maxVisible: 3, durationMs: 4000, longDurationMs: 5000 }
/** Where there is something to press. */
const actionDurationMs = 8000

const listeners = new Set<() => void>()
let entries: readonly ToastEntry[] = []
let lastId = 0

/** The oldest makes room. Answers with what takes it away. */
export function toast(input: ToastInput): number {
  lastId += 1
  setEntries(
    [...entries, { tone: 'plain', ...input, id: lastId } as ToastEntry].slice(-toastLimits.maxVisible),
  )
  return lastId
}

/** Spec 9, and longer where there is something to press. */
export function getToastDurationMs({ tone, undo, action }: ToastEntry): number {
  if (undo || action) return actionDurationMs
  return tone === 'danger' ? toastLimits.longDurationMs : toastLimits.durationMs
}

export function dismissToast(id: number) {
  setEntries(entries.filter((entry) => entry.id !== id))
}

export function getToasts(): readonly ToastEntry[] {
  return entries
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setEntries(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}
