import { toasts as limits } from '@mainstreet/contract/browser-limits.ts'
import { createStore } from '../hooks/create-store.ts'

export type ToastTone = 'plain' | 'good' | 'danger'
export type ToastInput = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  undo?: (() => void) | undefined
  /** Only its reader closes it. */
  stays?: boolean
  /** A link, or a callback. */
  action?: { label: string; to: string } | { label: string; onSelect: () => void } | undefined
}
export type ToastEntry = ToastInput & { id: number; tone: ToastTone }

/** For toasts with an action. */
const actionDurationMs = 8000

export const noToasts: readonly ToastEntry[] = []
export const toastStore = createStore(() => noToasts)
export const getToasts = toastStore.get
let lastId = 0

/** The oldest toast is removed when there are too many. Returns the new toast's id. */
export function toast(input: ToastInput): number {
  lastId += 1
  const added = { tone: 'plain', ...input, id: lastId } as ToastEntry
  toastStore.set([...toastStore.get(), added].slice(-limits.maxVisible))
  return lastId
}

/** docs/spec.md, section 9; longer with an action. */
export function getToastDurationMs({ tone, undo, action }: ToastEntry): number {
  if (undo || action) return actionDurationMs
  return tone === 'danger' ? limits.longDurationMs : limits.durationMs
}

export function dismissToast(id: number) {
  toastStore.set(toastStore.get().filter((entry) => entry.id !== id))
}
