import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const firstPauseMs = 500
const longestPauseMs = 30_000
/** With the pauses between them a quarter of an hour: whoever makes room on a full disk need not start us again. */
const tries = 35

/** Told when it has ended without being asked to; `port` is the one it had before, which its clients know. */
export type Start = (ended: () => void, port?: number) => Promise<Postmaster>

/** A database that has ended by itself (killed for memory, no room for its log) is started again. */
export async function keepRunning(start: Start, say: (line: string) => void): Promise<Postmaster> {
  const stopping = new AbortController()
  const { signal } = stopping
  let revival: Promise<void> | undefined
  let current = await start(ended)
  const { host, port } = current

  function ended() {
    revival = revive()
  }

  async function revive() {
    for (let at = 0; at < tries; at++) {
      await sleep(Math.min(firstPauseMs * 2 ** at, longestPauseMs), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        current = await start(ended, port)
        return say('The database runs again.')
      } catch (fault) {
        if (at === 0) say((fault as Error).message)
      }
    }
    say('The database cannot be started again: see to it, and start the program anew.')
  }

  async function stop() {
    stopping.abort()
    await revival
    await current.stop()
  }
  return { host, port, stop }
}
