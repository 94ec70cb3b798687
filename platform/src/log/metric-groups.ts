import { type Aggregator, Counter, Gauge, type Registry } from 'prom-client'

/** Metrics that are read together, one time series of each per row. */
export type MetricGroup<Row extends object> = {
  labelNames: (keyof Row & string)[]
  metrics: ObservedMetric<Row>[]
  read(): Row[] | Promise<Row[]>
}

type ObservedMetric<Row> = {
  /** A counter only grows, until the process ends. */
  kind: 'gauge' | 'counter'
  name: string
  help: string
  /** Of several processes that serve one port: the sum by default. `max` where each sees the same. */
  aggregator?: Aggregator
  getValue(row: Row): number
}

/** Returns the function that reads the rows anew; when it fails, the metrics have no value. */
export function createGroupMetrics<Row extends object>(
  registry: Registry,
  { labelNames, metrics, read }: MetricGroup<Row>,
): () => Promise<void> {
  const observed = metrics.map(({ kind, name, help, aggregator = 'sum', getValue }) => {
    const options = { name, help, labelNames, aggregator, registers: [registry] }
    const metric = kind === 'gauge' ? new Gauge(options) : new Counter(options)
    return { metric, getValue }
  })
  return async () => {
    for (const { metric } of observed) metric.reset()
    const rows = await read()
    // again: two scrapes at once read the same rows
    for (const { metric } of observed) metric.reset()
    for (const row of rows) {
      const labels = getLabels(row, labelNames)
      for (const { metric, getValue } of observed) metric.inc(labels, getValue(row))
    }
  }
}

function getLabels<Row extends object, Name extends keyof Row & string>(row: Row, names: Name[]) {
  const labels: Partial<Record<Name, string>> = {}
  for (const name of names) labels[name] = String(row[name])
  return labels
}
