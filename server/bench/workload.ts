import type { LoadOptions } from './load-generator.ts'

export type WorkloadRequest = Omit<LoadOptions, 'port' | 'seconds' | 'connections'>
/** What is not measured beside a baseline. */
export type BenchmarkResult = { name: string; result: string; target: string }

export type Workload = {
  name: string
  target: string
  remark?: string
  /** Where a queue would be measured otherwise. */
  connections?: number
  ours: WorkloadRequest
  baseline: WorkloadRequest
}

export const getRequest = (paths: string[], headers: Record<string, string> = {}): WorkloadRequest => ({
  method: 'GET',
  paths,
  headers,
  body: undefined,
})

export const createPaths = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index))
