import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { constrainedMemory, memoryUsage } from 'node:process'
import { getHeapStatistics } from 'node:v8'

export type LoadLimits = {
  /** The mean over a sample; 0: no limit. */
  maxEventLoopDelayMs: number
  /** Of the whole process; undefined: its share of 90% of what the container or the machine has. 0: no limit. */
  maxMemoryBytes: number | undefined
  /** Processes that share this memory, each with the same limit; 1 by default. */
  processCount?: number
  /** Statements and transactions that wait for a connection; 0: no limit. */
  maxDatabaseQueue: number
}

export type LoadSample = { eventLoopDelayMs: number; memoryBytes: number; heapShare: number }

export type Overload = 'overloaded_event_loop' | 'overloaded_memory' | 'overloaded_database'

export type LoadMonitor = {
  /** Which limit is exceeded: by the queue now, or by the last sample. */
  getOverload(): Overload | undefined
  /** Takes a sample now. */
  sample(): void
  stop(): void
}

/** A sample counts until the next one: shorter is more jumpy, longer rejects when the load is over. */
const sampleIntervalMs = 250
const resolutionMs = 10
const maxMemoryShare = 0.9
/** Of V8's own limit, at which the process ends. */
const maxHeapShare = 0.95

export function createLoadMonitor(
  limits: LoadLimits,
  countDatabaseQueue: () => number,
  source = createLoadSource(),
): LoadMonitor {
  const { processCount = 1 } = limits
  const { maxEventLoopDelayMs, maxMemoryBytes = (getAvailableBytes() * maxMemoryShare) / processCount } =
    limits
  const { maxDatabaseQueue } = limits
  let sampled: Overload | undefined

  function findOverload({ eventLoopDelayMs, memoryBytes, heapShare }: LoadSample): Overload | undefined {
    if (maxEventLoopDelayMs > 0 && eventLoopDelayMs > maxEventLoopDelayMs) return 'overloaded_event_loop'
    const isFull = memoryBytes > maxMemoryBytes || heapShare > maxHeapShare
    return maxMemoryBytes > 0 && isFull ? 'overloaded_memory' : undefined
  }

  const sample = () => {
    sampled = findOverload(source.read())
  }
  const timer = setInterval(sample, sampleIntervalMs).unref()
  return {
    getOverload: () =>
      maxDatabaseQueue > 0 && countDatabaseQueue() > maxDatabaseQueue ? 'overloaded_database' : sampled,
    sample,
    stop() {
      clearInterval(timer)
      source.stop()
    },
  }
}

/** Since the last read. */
export type LoadSource = { read(): LoadSample; stop(): void }

function createLoadSource(): LoadSource {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  return {
    read() {
      const meanMs = delays.mean / 1e6 - resolutionMs
      delays.reset()
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
      return {
        // not a number without a single tick of the timer
        eventLoopDelayMs: Number.isNaN(meanMs) ? 0 : meanMs,
        memoryBytes: memoryUsage.rss(),
        heapShare: used / limit,
      }
    },
    stop: () => void delays.disable(),
  }
}

/** Of the container or the machine. */
export function getAvailableBytes(): number {
  // 0 or more than there is: no limit
  const allowed = constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}
