import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const firstPauseMs = 500
const maxPauseMs = 30_000
/** With the pauses between them a quarter of an hour: whoever makes room on a full disk need not start us again. */
const maxRestarts = 35

/** Told when it has ended without being asked to; `port` is the one it had before, which its clients know. */
export type StartPostmaster = (ended: () => void, port?: number) => Promise<Postmaster>

/** A database that has ended by itself (killed for memory, no room for its log) is started again. */
export async function supervise(start: StartPostmaster, print: (line: string) => void): Promise<Postmaster> {
  const stopping = new AbortController()
  const { signal } = stopping
  let restarting: Promise<void> | undefined
  let current = await start(handleExit)
  const { host, port } = current

  function handleExit() {
    restarting = restart()
  }

  async function restart() {
    for (let at = 0; at < maxRestarts; at++) {
      await sleep(Math.min(firstPauseMs * 2 ** at, maxPauseMs), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        current = await start(handleExit, port)
        return print('The database runs again.')
      } catch (fault) {
        if (at === 0) print((fault as Error).message)
      }
    }
    print('The database cannot be started again: see to it, and start the program anew.')
  }

  async function stop() {
    stopping.abort()
    await restarting
    await current.stop()
  }
  return { host, port, stop }
}
