import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestApp } from '@mainstreet/server/test/setup/test-app.ts'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Of Prometheus itself. */
const alwaysKnown = new Set(['up'])
const histogramSuffix = /_(bucket|count|sum)$/
/** Everything in an expression that looks like a metric: a name outside of braces, brackets, by (...) and functions. */
function listMetrics(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\b[a-z_]\w*\s*(?=\()/g, ' ')
  return (bare.match(/\b[a-z_]\w*\b/g) ?? []).filter((name) => !['and', 'or', 'unless', 'by'].includes(name))
}

let served: Set<string>
beforeAll(async () => {
  const { app } = await createTestApp()
  const { body } = await app.inject('/metrics')
  served = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name ?? ''))
})

const isServed = (name: string) =>
  alwaysKnown.has(name) || served.has(name) || served.has(name.replace(histogramSuffix, ''))

test('a metric in an expression is found', () => {
  expect(
    listMetrics('sum by (a) (rate(one_total{b=~"x.*"}[5m])) / on (c) min_over_time(two[1h]) > 0.5'),
  ).toEqual(['one_total', 'two'])
})

test('every metric of the alert rules is served', () => {
  const rules = read('deploy/prometheus/alerts.yml')
  const expressions = [...rules.matchAll(/^ {8}expr: (\|\n(?: {10,}.*\n)+|.*\n)/gm)].map(([, text = '']) =>
    text.replace(/^\|/, ''),
  )
  expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0)
  for (const expression of expressions) {
    expect(listMetrics(expression), expression).not.toEqual([])
    expect(listMetrics(expression).filter((name) => !isServed(name))).toEqual([])
  }
})

test('every metric of the dashboard is served', () => {
  const { panels } = JSON.parse(read('deploy/grafana/mainstreet.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(10)
  for (const expression of expressions) {
    expect(listMetrics(expression), expression).not.toEqual([])
    expect(listMetrics(expression).filter((name) => !isServed(name))).toEqual([])
  }
})

test('the documentation explains every metric of our own, and no other', () => {
  const [, table = ''] =
    /\| metric \| of \| labels \| meaning \|\n((?:\|.*\n)+)/.exec(read('docs/operations.md')) ?? []
  const documented = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''))
  const own = [...served].filter((name) => !/^(process|nodejs)_/.test(name))
  expect(documented.sort()).toEqual(own.sort())
})

const promtool = findPromtool()

test.skipIf(!promtool)('promtool accepts the alert rules and their examples', () => {
  const run = (...args: string[]) => execFileSync(promtool ?? '', args, { cwd: root, encoding: 'utf8' })
  expect(run('check', 'rules', 'deploy/prometheus/alerts.yml')).toContain('SUCCESS')
  expect(run('test', 'rules', 'deploy/prometheus/alerts.test.yml')).toContain('SUCCESS')
})

function findPromtool(): string | undefined {
  return globSync('{/usr/bin,/usr/local/bin}/promtool')[0]
}
