import sharp from 'sharp'
import { type Drawing, drawing, flatDrawing, hasDrawing } from './drawings.ts'
import { shopCover } from './shop-cover.ts'
import { type StudioCategory, studioCategories, tints } from './tints.ts'

export type ProductShot = { drawing: string; category: StudioCategory; variant: 0 | 1 | 2; size?: number }
export type ShopCover = { drawings: string[]; category: StudioCategory; seed: number }
export type StudioSpec = ProductShot | ShopCover

type Place = { x: number; floor: number; reach: number; turn: number }

/** In a frame of 1000: where the thing stands, how large it may be, how far it leans. */
const arrangements: Record<0 | 1 | 2, Place[]> = {
  0: [{ x: 500, floor: 828, reach: 660, turn: 0 }],
  1: [{ x: 500, floor: 822, reach: 650, turn: -10 }],
  2: [
    { x: 282, floor: 660, reach: 380, turn: -7 },
    { x: 726, floor: 672, reach: 380, turn: 8 },
    { x: 500, floor: 858, reach: 470, turn: 0 },
  ],
}

export function studioShotSvg(shot: ProductShot, thing = drawing(shot.drawing)) {
  const { category, variant, size = 1000 } = shot
  const tint = tints[category][variant]
  const places = arrangements[variant]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">
<defs>
<radialGradient id="wash" cx="${[0.5, 0.42, 0.56][variant]}" cy="0.4" r="0.78"><stop offset="0" stop-color="${tint.light}"/><stop offset="0.55" stop-color="${tint.mid}"/><stop offset="1" stop-color="${tint.deep}"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="0.25" stop-color="#fff" stop-opacity="0.34"/><stop offset="1" stop-color="#fff" stop-opacity="0.02"/></linearGradient>
<radialGradient id="shade"><stop offset="0" stop-color="${tint.shade}" stop-opacity="0.62"/><stop offset="0.45" stop-color="${tint.shade}" stop-opacity="0.3"/><stop offset="1" stop-color="${tint.shade}" stop-opacity="0"/></radialGradient>
<g id="thing">${thing.markup}</g>
</defs>
<rect width="1000" height="1000" fill="url(#wash)"/>
<rect y="600" width="1000" height="400" fill="url(#floor)"/>
${places.map((place) => shadow(thing, place)).join('\n')}
${places.map((place) => standing(thing, place)).join('\n')}
</svg>`
}

/** Things of every shape look equally large: the area is what is kept, the longest side is bounded. */
function scaleOf({ box }: Drawing, reach: number) {
  const byArea = (reach * 0.92) / Math.sqrt(box.width * box.height)
  return Math.min(byArea, (reach * 1.14) / box.width, (reach * 1.06) / box.height)
}

function shadow(thing: Drawing, { x, floor, reach }: Place) {
  const half = (scaleOf(thing, reach) * thing.box.width) / 2
  return `<ellipse cx="${round(x + half * 0.06)}" cy="${floor - 4}" rx="${round(half * 1.22)}" ry="${round(24 + half * 0.14)}" fill="url(#shade)"/>`
}

function standing(thing: Drawing, { x, floor, reach, turn }: Place) {
  const scale = scaleOf(thing, reach)
  const { box } = thing
  const left = x - scale * (box.x + box.width / 2)
  const top = floor - scale * (box.y + box.height)
  const middle = floor - (scale * box.height) / 2
  return `<use href="#thing" transform="rotate(${turn} ${x} ${round(middle)}) translate(${round(left)} ${round(top)}) scale(${scale.toFixed(4)})"/>`
}

function round(value: number) {
  return Math.round(value * 10) / 10
}

export function shopCoverSvg(cover: ShopCover, things = cover.drawings.map(drawing)) {
  return shopCover(things, tints[cover.category][0], cover.seed)
}

/** The id holds all that the picture is made of, so it needs no storage. */
export function imageIdOf(spec: StudioSpec) {
  return 'drawing' in spec
    ? `studio-${spec.drawing}-${spec.category}-${spec.variant}`
    : `cover-${spec.category}-${spec.seed}-${spec.drawings.join('.')}`
}

/** Undefined when the id names no picture that can be composed. */
export function parseStudioId(id: string): StudioSpec | undefined {
  const one = /^studio-([a-z-]+)-([a-z]+)-([012])$/.exec(id)
  if (one?.[1] && hasDrawing(one[1]) && isCategory(one[2]))
    return { drawing: one[1], category: one[2], variant: Number(one[3]) as 0 | 1 | 2 }

  const cover = /^cover-([a-z]+)-(\d{1,6})-([a-z.-]{1,200})$/.exec(id)
  const drawings = cover?.[3]?.split('.') ?? []
  if (isCategory(cover?.[1]) && drawings.length >= 3 && drawings.length <= 5 && drawings.every(hasDrawing))
    return { drawings, category: cover[1], seed: Number(cover[2]) }
}

function isCategory(word: string | undefined): word is StudioCategory {
  return studioCategories.some((category) => category === word)
}

export const studioFormats = ['webp', 'jpeg', 'avif'] as const
export type StudioFormat = (typeof studioFormats)[number]

/** Products are square, covers 3:2. */
export async function renderStudioShot(
  spec: StudioSpec,
  width: number,
  format: StudioFormat,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(await flatSvg(spec, width)))
    .resize(width)
    .removeAlpha()
  if (format === 'jpeg') return picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
  if (format === 'avif') return picture.avif({ quality: 58, effort: 3 }).toBuffer()
  return picture.webp({ quality: 84 }).toBuffer()
}

async function flatSvg(spec: StudioSpec, width: number) {
  const longest = width > 400 ? 860 : 430
  if ('drawing' in spec)
    return studioShotSvg({ ...spec, size: width }, await flatDrawing(spec.drawing, longest))
  return shopCoverSvg(spec, await Promise.all(spec.drawings.map((name) => flatDrawing(name, longest))))
}
