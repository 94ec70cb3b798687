import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page, request } from '@playwright/test'
import { createDemoApi } from './fixtures/demo-api.ts'
import { getScreenPath, screens, signInFor, waitUntilLoaded } from './fixtures/screens.ts'
import { getLaunchOptions } from './launch-options.ts'
import { prepareTestServer } from './test-server.ts'

const outputDir = fileURLToPath(new URL('../.screenshots/', import.meta.url))
const widths = [390, 768, 1280, 1600]
const schemes = ['light', 'dark'] as const
/** Without an argument: all screens, widths and schemes. */
const [nameFilter = '', onlyWidth, onlyScheme] = process.argv.slice(2)

const testServer = await prepareTestServer()
const serverProcess = spawn(testServer.command, {
  shell: true,
  detached: true,
  stdio: 'inherit',
  env: { ...process.env, ...testServer.env },
})
try {
  await waitUntilReady(`${testServer.url}/api/health`, serverProcess)
  await takeScreenshots()
} finally {
  if (serverProcess.pid && serverProcess.exitCode === null) process.kill(-serverProcess.pid, 'SIGTERM')
  await new Promise((resolve) =>
    serverProcess.exitCode === null ? serverProcess.once('exit', resolve) : resolve(undefined),
  )
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server has exited')
}

async function takeScreenshots(): Promise<void> {
  await mkdir(outputDir, { recursive: true })
  const browser = await chromium.launch(await getLaunchOptions())
  const demoApi = createDemoApi(await request.newContext({ baseURL: testServer.url }))
  for (const screen of screens.filter(({ name }) => name.includes(nameFilter)))
    for (const width of widths.filter((one) => !onlyWidth || one === Number(onlyWidth)))
      for (const colorScheme of schemes.filter((one) => !onlyScheme || one === onlyScheme)) {
        const viewport = { width, height: width < 700 ? 844 : 900 }
        const context = await browser.newContext({
          baseURL: testServer.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        })
        await signInFor(screen, demoApi, context)
        const page = await context.newPage()
        await page.goto(await getScreenPath(screen, demoApi))
        await waitUntilLoaded(page)
          .then(() => screen.prepare?.(page))
          .catch((error: Error) => console.error(`${screen.name}: ${error.message.split('\n')[0]}`))
        await loadLazyImages(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: `${outputDir}${screen.name}-${width}-${colorScheme}.png`,
          fullPage: width < 1000,
        })
        await context.close()
      }
  await browser.close()
}

/** Images load shortly before they become visible: a full-page screenshot must scroll past them first. */
async function loadLazyImages(page: Page): Promise<void> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < pageHeight; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => scrollTo(0, 0))
}
