import { activityLimits } from '@mainstreet/contract/accounts/limits.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import { onStorageChange, readLocalStorage, tryStorage, writeLocalStorage } from '../browser/local-storage.ts'

/** When the user of a session last did something, in any tab. It outlives the session, to say why that has ended. */
export type ActivityRecord = {
  sessionId: string
  at: number
  /** When the server was last informed. */
  reportedAt: number
  /** Null: the session does not end without input, as far as known. */
  timeoutMs: number | null
}

const key = 'mainstreet_activity'
/** Without storage it lasts as long as the page. */
let lastRecord: ActivityRecord | undefined

export function readActivity(): ActivityRecord | undefined {
  const stored = readLocalStorage(key)
  if (stored === undefined) return lastRecord
  lastRecord = (stored as ActivityRecord | null) ?? undefined
  return lastRecord
}

export function writeActivity(record: ActivityRecord): void {
  lastRecord = record
  writeLocalStorage(key, record)
}

export function clearActivity(): void {
  lastRecord = undefined
  tryStorage(() => localStorage.removeItem(key))
}

/** Calls back when another tab has written or cleared it. */
export const onActivityChange = (onChange: () => void) =>
  onStorageChange((changed) => changed === key, onChange)

export type IdlePhase = 'in_use' | 'warning' | 'ended'

export function getIdlePhase(record: ActivityRecord | undefined, now: number): IdlePhase {
  const leftMs = getMsUntilEnd(record, now)
  if (leftMs <= 0) return 'ended'
  return leftMs <= activityLimits.warningMs ? 'warning' : 'in_use'
}

/** Infinity for a session that does not end without input. */
export function getMsUntilEnd(record: ActivityRecord | undefined, now: number): number {
  return record?.timeoutMs ? record.at + record.timeoutMs - now : Number.POSITIVE_INFINITY
}

/** That of this session; another one may have ended. */
export function readActivityOf(sessionId: string): ActivityRecord | undefined {
  const record = readActivity()
  return record?.sessionId === sessionId ? record : undefined
}

/** Whether the last session on this device has ended for want of input. */
export function hasEndedIdle(): boolean {
  return getIdlePhase(readActivity(), Date.now()) === 'ended'
}

const minWriteIntervalMs = 5 * secondMs

/** The record after input, and whether the server should be informed; undefined when the last one is young enough. */
export function withInput(
  record: ActivityRecord,
  now: number,
): { record: ActivityRecord; isReportDue: boolean } | undefined {
  if (now - record.at < minWriteIntervalMs) return undefined
  const isReportDue = now - record.reportedAt >= activityLimits.minReportIntervalMs
  return { record: { ...record, at: now, ...(isReportDue && { reportedAt: now }) }, isReportDue }
}
