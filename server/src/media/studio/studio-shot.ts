import { sharp } from '@mainstreet/platform/images/sharp.ts'
import type { ImageFormat } from '@mainstreet/storage/images/image-files.ts'
import { type Drawing, getDrawing, hasDrawing, rasterizeDrawing } from './drawings.ts'
import { composeShopCoverSvg } from './shop-cover.ts'
import { type StudioCategory, studioCategories, tints } from './tints.ts'

/** An index of `views`. */
export type ShotView = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type ShotCount = 1 | 2 | 3 | 4 | 5 | 6 | 12
/** The views that show so many of an object; where a count has several, each is another image. */
export const viewsByCount: Record<ShotCount, readonly ShotView[]> = {
  1: [0, 1, 3],
  2: [6],
  3: [2, 4],
  4: [7],
  5: [8],
  6: [9],
  12: [10],
}
export const closeUpView: ShotView = 5

export type ProductShot = { drawing: string; category: StudioCategory; view: ShotView; size?: number }
export type ShopCover = { drawings: string[]; category: StudioCategory; seed: number }
export type StudioSpec = ProductShot | ShopCover

type DrawingPlacement = { x: number; floor: number; targetSize: number; rotationDegrees: number }

/** Position, size and rotation of each drawing in a frame of 1000; `light` is where the background is lightest, 0 to 1. */
const views: Record<ShotView, { tint: 0 | 1 | 2; light: number; placements: DrawingPlacement[] }> = {
  0: { tint: 0, light: 0.5, placements: [{ x: 500, floor: 828, targetSize: 660, rotationDegrees: 0 }] },
  1: { tint: 1, light: 0.42, placements: [{ x: 500, floor: 822, targetSize: 650, rotationDegrees: -10 }] },
  2: {
    tint: 2,
    light: 0.56,
    placements: [
      { x: 282, floor: 660, targetSize: 380, rotationDegrees: -7 },
      { x: 726, floor: 672, targetSize: 380, rotationDegrees: 8 },
      { x: 500, floor: 858, targetSize: 470, rotationDegrees: 0 },
    ],
  },
  3: { tint: 2, light: 0.6, placements: [{ x: 500, floor: 816, targetSize: 620, rotationDegrees: 9 }] },
  4: {
    tint: 0,
    light: 0.44,
    placements: [
      { x: 500, floor: 596, targetSize: 370, rotationDegrees: 3 },
      { x: 284, floor: 852, targetSize: 410, rotationDegrees: -9 },
      { x: 716, floor: 844, targetSize: 410, rotationDegrees: 6 },
    ],
  },
  5: { tint: 1, light: 0.5, placements: [{ x: 470, floor: 1180, targetSize: 1240, rotationDegrees: -6 }] },
  6: {
    tint: 1,
    light: 0.46,
    placements: [
      { x: 280, floor: 722, targetSize: 440, rotationDegrees: -6 },
      { x: 710, floor: 826, targetSize: 460, rotationDegrees: 6 },
    ],
  },
  7: {
    tint: 0,
    light: 0.5,
    placements: [row(476, 306, 312, 688), row(838, 318, 300, 700)].flat(),
  },
  8: {
    tint: 1,
    light: 0.52,
    placements: [row(500, 300, 330, 670), row(838, 280, 186, 500, 814)].flat(),
  },
  9: {
    tint: 2,
    light: 0.48,
    placements: [row(490, 262, 192, 500, 808), row(850, 272, 184, 500, 816)].flat(),
  },
  10: {
    tint: 1,
    light: 0.5,
    placements: [340, 578, 816].flatMap((floor) => row(floor, 190, 158, 386, 614, 842)),
  },
}

/** Turned a little in turn, so that they look laid out by hand. All stay within the 4:3 that a phone shows of a product. */
function row(floor: number, targetSize: number, ...xs: number[]): DrawingPlacement[] {
  return xs.map((x, i) => ({ x, floor, targetSize, rotationDegrees: [-5, 4, -2, 6][i % 4] ?? 0 }))
}

export function studioShotSvg(shot: ProductShot, item = getDrawing(shot.drawing)) {
  const { category, view, size = 1000 } = shot
  const { light, placements } = views[view]
  const tint = tints[category][views[view].tint]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">
<defs>
<radialGradient id="wash" cx="${light}" cy="0.4" r="0.78"><stop offset="0" stop-color="${tint.light}"/><stop offset="0.55" stop-color="${tint.mid}"/><stop offset="1" stop-color="${tint.deep}"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="0.25" stop-color="#fff" stop-opacity="0.34"/><stop offset="1" stop-color="#fff" stop-opacity="0.02"/></linearGradient>
<radialGradient id="shade"><stop offset="0" stop-color="${tint.shade}" stop-opacity="0.62"/><stop offset="0.45" stop-color="${tint.shade}" stop-opacity="0.3"/><stop offset="1" stop-color="${tint.shade}" stop-opacity="0"/></radialGradient>
<g id="thing">${item.markup}</g>
</defs>
<rect width="1000" height="1000" fill="url(#wash)"/>
<rect y="600" width="1000" height="400" fill="url(#floor)"/>
${placements.map((place) => shadowMarkup(item, place)).join('\n')}
${placements.map((place) => drawingMarkup(item, place)).join('\n')}
</svg>`
}

/** Drawings of every shape look equally large: equal area, with a limit for the longest side. */
function getScale({ box }: Drawing, targetSize: number) {
  const byArea = (targetSize * 0.92) / Math.sqrt(box.width * box.height)
  return Math.min(byArea, (targetSize * 1.14) / box.width, (targetSize * 1.06) / box.height)
}

function shadowMarkup(item: Drawing, { x, floor, targetSize }: DrawingPlacement) {
  const half = (getScale(item, targetSize) * item.box.width) / 2
  return `<ellipse cx="${round(x + half * 0.06)}" cy="${floor - 4}" rx="${round(half * 1.22)}" ry="${round(24 + half * 0.14)}" fill="url(#shade)"/>`
}

function drawingMarkup(item: Drawing, { x, floor, targetSize, rotationDegrees }: DrawingPlacement) {
  const scale = getScale(item, targetSize)
  const { box } = item
  const left = x - scale * (box.x + box.width / 2)
  const top = floor - scale * (box.y + box.height)
  const middle = floor - (scale * box.height) / 2
  return `<use href="#thing" transform="rotate(${rotationDegrees} ${x} ${round(middle)}) translate(${round(left)} ${round(top)}) scale(${scale.toFixed(4)})"/>`
}

function round(value: number) {
  return Math.round(value * 10) / 10
}

export function shopCoverSvg(cover: ShopCover, drawings = cover.drawings.map(getDrawing)) {
  return composeShopCoverSvg(drawings, tints[cover.category][0], cover.seed)
}

/** The id encodes the whole image, so it needs no storage. */
export function getStudioImageId(spec: StudioSpec) {
  return 'drawing' in spec
    ? `studio-${spec.drawing}-${spec.category}-${spec.view}`
    : `cover-${spec.category}-${spec.seed}-${spec.drawings.join('.')}`
}

/** Undefined for an id that cannot be composed. */
export function parseStudioId(id: string): StudioSpec | undefined {
  const product = /^studio-([a-z-]+)-([a-z]+)-(\d|10)$/.exec(id)
  if (product?.[1] && hasDrawing(product[1]) && isCategory(product[2]))
    return { drawing: product[1], category: product[2], view: Number(product[3]) as ShotView }

  const cover = /^cover-([a-z]+)-(\d{1,6})-([a-z.-]{1,200})$/.exec(id)
  const drawings = cover?.[3]?.split('.') ?? []
  if (isCategory(cover?.[1]) && drawings.length >= 3 && drawings.length <= 5 && drawings.every(hasDrawing))
    return { drawings, category: cover[1], seed: Number(cover[2]) }
}

function isCategory(value: string | undefined): value is StudioCategory {
  return studioCategories.some((category) => category === value)
}

/** Products are square, covers 3:2. */
export async function renderStudioShot(
  spec: StudioSpec,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const image = sharp(Buffer.from(await rasterizedSvg(spec, width)))
    .resize(width)
    .removeAlpha()
  if (format === 'jpeg') return image.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
  return image.webp({ quality: 84 }).toBuffer()
}

async function rasterizedSvg(spec: StudioSpec, width: number) {
  const maxSidePx = width > 400 ? 860 : 430
  if ('drawing' in spec)
    return studioShotSvg({ ...spec, size: width }, await rasterizeDrawing(spec.drawing, maxSidePx))
  return shopCoverSvg(spec, await Promise.all(spec.drawings.map((name) => rasterizeDrawing(name, maxSidePx))))
}
