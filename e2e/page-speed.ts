import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type Browser, type CDPSession, chromium, type Route } from '@playwright/test'
import { getLaunchOptions } from './launch-options.ts'
import { startSlowProxy } from './slow-proxy.ts'

/**
 * Page speed on a phone with slow 4G: `npm run bench -- --only pages`, or `node page-speed.ts
 * http://localhost:3000`. Four times slower processor, the network of Lighthouse, a new browser each time;
 * the median of three. Below each page, the same page as a static one: its bytes are loaded, its scripts do not run.
 * The difference is the cost of the application, and the reference makes figures of two machines or hours comparable.
 */
/** docs/design.md, section 9. */
const targets = { lcp: 1200, tbt: 50, cls: 0.02, script: 180 }
const runs = 3
const cpuSlowdown = 4
/** After this time without a long task the page counts as settled. */
const settledMs = 2000
const maxWaitMs = 60_000
const pollMs = 200

const formatMs = (value: number) => `${Math.round(value)} ms`.padStart(8)
const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

type PageMetrics = { fcp: number; lcp: number; tbt: number; cls: number; script: number; all: number }

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const server = new URL(url)
const slowProxy = await startSlowProxy(Number(server.port))
const browser = await chromium.launch(await getLaunchOptions())
try {
  await printReport()
} finally {
  await browser.close()
  slowProxy.close()
}

async function printReport() {
  const { data } = (await (await fetch(new URL('/api/products?limit=1', server))).json()) as {
    data: { id: string; shop_id: string }[]
  }
  const [product] = data
  if (!product) throw new Error('The town has no product to measure')
  const pages = {
    home: href(routes.home),
    product: href(routes.product, { id: product.id }),
    shop: href(routes.shop, { id: product.shop_id }),
  }
  console.log(
    `A phone (${cpuSlowdown}x slower processor) on slow 4G, median of ${runs}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `aims: LCP ${targets.lcp} ms, TBT ${targets.tbt} ms, CLS ${targets.cls}, JavaScript of the first route ${targets.script} KB`,
  )
  for (const [name, path] of Object.entries(pages)) {
    // rendered once before, like any page in use
    await fetch(new URL(path, server))
    const address = `http://127.0.0.1:${slowProxy.port}${path}`
    await printMedians(name, () => measurePage(browser, address))
    await printMedians('  static', () => measurePage(browser, address, { isStatic: true }))
  }
}

async function printMedians(label: string, measure: () => Promise<PageMetrics>) {
  const all: PageMetrics[] = []
  while (all.length < runs) all.push(await measure())
  const median = (of: (seen: PageMetrics) => number) =>
    all.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  console.log(
    `${label.padEnd(8)} FCP ${formatMs(median(({ fcp }) => fcp))}  LCP ${formatMs(median(({ lcp }) => lcp))}  TBT ${formatMs(median(({ tbt }) => tbt))}` +
      `  CLS ${median(({ cls }) => cls).toFixed(3)}  JavaScript ${formatKb(median(({ script }) => script))}  all ${formatKb(median(({ all }) => all))}`,
  )
}

async function measurePage(
  browser: Browser,
  address: string,
  { isStatic = false } = {},
): Promise<PageMetrics> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const bytes = await countTransferredBytes(devtools)
    await page.addInitScript(observeMetrics)
    if (isStatic) await page.route(address, loadWithoutScripts)
    await page.goto(address)
    await waitUntilSettled(devtools, { isStatic })
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.seen)
    const tbt = tasks
      .filter(({ at }) => at >= fcp)
      .reduce((sum, { ms: took }) => sum + Math.max(0, took - 50), 0)
    return { fcp, lcp, cls, tbt, ...bytes() }
  } finally {
    await context.close()
  }
}

/**
 * Scripts start only after the paint: a page that waits for them looks settled, so hydration comes first. Asked through
 * the protocol, because Playwright's own functions first run a script in the page, a long task of its own.
 */
async function waitUntilSettled(devtools: CDPSession, { isStatic }: { isStatic: boolean }) {
  const expression = `(${isSettled})(${isStatic}, ${settledMs})`
  for (const end = performance.now() + maxWaitMs; performance.now() < end; await sleep(pollMs)) {
    const { result } = await devtools.send('Runtime.evaluate', { expression })
    if (result.value === true) return
  }
  throw new Error('The page did not settle')
}

/** Runs in the page. */
function isSettled(isStatic: boolean, calmMs: number): boolean {
  const isHydrated = Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  )
  const { lastTask, lcp } = window.seen
  return (isStatic || isHydrated) && performance.now() - Math.max(lastTask, lcp) > calmMs
}

/** The scripts are still loaded, as data. */
async function loadWithoutScripts(route: Route) {
  const response = await route.fetch()
  const html = (await response.text())
    .replace(/<script type="module" crossorigin src=/g, '<link rel="preload" as="fetch" crossorigin href=')
    .replace(/<link rel="modulepreload"/g, '<link rel="preload" as="fetch"')
    .replace(/<script>/g, '<script type="text/plain">')
  await route.fulfill({ response, body: html })
}

/** Compressed, as transferred. */
async function countTransferredBytes(devtools: CDPSession) {
  const kinds = new Map<string, string>()
  const received = { script: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') received.script += encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => received
}

declare global {
  interface Window {
    seen: { fcp: number; lcp: number; cls: number; lastTask: number; tasks: { at: number; ms: number }[] }
  }
}

/** Runs in the page before any other script. */
function observeMetrics() {
  const seen: Window['seen'] = { fcp: 0, lcp: 0, cls: 0, lastTask: 0, tasks: [] }
  window.seen = seen
  const on = (type: string, observe: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(observe)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, ms: duration })
    seen.lastTask = startTime + duration
  })
}
