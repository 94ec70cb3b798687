import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page, request } from '@playwright/test'
import { streetOver } from './fixtures/demo-api.ts'
import { addressOf, enter, screens, settled } from './fixtures/screens.ts'
import { launchOptions } from './launch-options.ts'
import { openStreet } from './test-server.ts'

const folder = fileURLToPath(new URL('../.screenshots/', import.meta.url))
const widths = [390, 768, 1280, 1600]
const schemes = ['light', 'dark'] as const
const [only] = process.argv.slice(2)

const place = await openStreet()
const program = spawn(place.command, {
  shell: true,
  detached: true,
  stdio: 'inherit',
  env: { ...process.env, ...place.env },
})
try {
  await answering(`${place.url}/api/health`, program)
  await draw()
} finally {
  if (program.pid && program.exitCode === null) process.kill(-program.pid, 'SIGTERM')
  await new Promise((resolve) =>
    program.exitCode === null ? program.once('exit', resolve) : resolve(undefined),
  )
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The program has ended')
}

async function draw(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(await launchOptions())
  const street = streetOver(await request.newContext({ baseURL: place.url }))
  for (const screen of screens.filter(({ name }) => !only || name.includes(only)))
    for (const width of widths)
      for (const colorScheme of schemes) {
        const viewport = { width, height: width < 700 ? 844 : 900 }
        const context = await browser.newContext({
          baseURL: place.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        })
        await enter(screen, street, context)
        const page = await context.newPage()
        await page.goto(await addressOf(screen, street))
        await settled(page, screen.samples)
          .then(() => screen.act?.(page))
          .catch((fault: Error) => console.error(`${screen.name}: ${fault.message.split('\n')[0]}`))
        await bringPictures(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: `${folder}${screen.name}-${width}-${colorScheme}.png`,
          fullPage: width < 1000,
        })
        await context.close()
      }
  await browser.close()
}

/** They are asked for just before they are seen: what a full page shows must have been walked past. */
async function bringPictures(page: Page): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < tall; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => scrollTo(0, 0))
}
