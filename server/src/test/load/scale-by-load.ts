import { availableParallelism, loadavg } from 'node:os'

/** A time limit for a machine that others keep busy. */
export function scaleByLoad(ms: number): number {
  return ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}
