import type { Worker } from 'node:cluster'

type Closable = { close?: () => void }
type Send = Worker['process']['send']

/**
 * Node passes one connection at a time to a worker, and leaves it open when the worker dies before accepting it: its
 * client would wait forever (one in three kills under load). Closed, the client connects again.
 */
export function closeUnacceptedConnection(worker: Worker): void {
  const child = worker.process
  const send = child.send.bind(child) as (...given: unknown[]) => boolean
  let passed: Closable | undefined
  // closing one that was accepted, and is therefore closed here, does nothing
  const close = () => passed?.close?.()
  child.send = ((message: unknown, handle?: Closable, ...more: unknown[]) => {
    if (handle?.close) passed = handle
    const isSent = send(message, handle, ...more)
    if (worker.isDead() || !worker.isConnected()) close()
    return isSent
  }) as Send
  worker.once('disconnect', close)
  worker.once('exit', close)
}
