import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const firstPauseMs = 500
const maxPauseMs = 30_000
/** Fifteen minutes including the pauses: freeing space on a full disk needs no restart of this program. */
const maxRestarts = 35

/** `ended` is called when it has ended without being stopped; `port` is the previous one, which clients still use. */
export type StartPostmaster = (ended: () => void, port?: number) => Promise<Postmaster>

/** Restarts a database that has ended by itself (out of memory, no space for its log). */
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
    for (let index = 0; index < maxRestarts; index++) {
      await sleep(Math.min(maxPauseMs, firstPauseMs * 2 ** index), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        current = await start(handleExit, port)
        return print('The database runs again.')
      } catch (error) {
        if (index === 0) print((error as Error).message)
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
