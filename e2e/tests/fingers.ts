import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Fingers on the glass, each on its own way from one point to another. */
export async function fingers(page: Page, ways: { from: Point; to: Point }[]): Promise<void> {
  const glass = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((one, id) => ({ ...one, id })),
    })
  const at = (part: number) =>
    ways.map(({ from, to }) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
  await touch('touchStart', at(0))
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', at(part))
  await touch('touchEnd', [])
  await glass.detach()
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
