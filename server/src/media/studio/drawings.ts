import { readdirSync, readFileSync } from 'node:fs'
import { sharp } from '@mainstreet/platform/images/sharp.ts'
import { LRUCache } from 'lru-cache'

const artFolder = new URL('../../../art/', import.meta.url)
const knownNames = new Set(
  readdirSync(artFolder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length)),
)

/** Markup without its `<svg>` tag; `box` is the bounding box of the visible drawing in its own units. */
export type Drawing = { markup: string; box: { x: number; y: number; width: number; height: number } }

const drawingCache = new LRUCache<string, Drawing>({ max: 60 })

export function listDrawingNames(): readonly string[] {
  return [...knownNames].sort()
}

export function hasDrawing(name: string) {
  return knownNames.has(name)
}

export function getDrawing(name: string): Drawing {
  if (!hasDrawing(name)) throw new Error(`Unknown drawing: ${name}`)
  const cached = drawingCache.get(name)
  if (cached) return cached

  const file = readFileSync(new URL(`${name}.svg`, artFolder), 'utf8')
  const [x = 0, y = 0, width = 32, height = 32] = (/viewBox="([^"]+)"/.exec(file)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const markup = file.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const loaded = { markup: `<g fill="none">${prefixIds(markup, name)}</g>`, box: { x, y, width, height } }
  drawingCache.set(name, loaded)
  return loaded
}

/** Several drawings share an image, and their gradients all have ids like `a` or `paint0`. */
function prefixIds(markup: string, name: string) {
  return markup
    .replace(/\bid="/g, `id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`)
    .replace(/href="#/g, `href="#${name}-`)
}

const rasterCache = new LRUCache<string, Promise<Drawing>>({ max: 40 })

/** As pixels: librsvg runs each filter over the whole canvas, 10x slower in a large image with three drawings of a kind. */
export function rasterizeDrawing(name: string, maxSidePx: number): Promise<Drawing> {
  const key = `${name} ${maxSidePx}`
  const cached = rasterCache.get(key)
  if (cached) return cached

  const rasterized = rasterize(getDrawing(name), maxSidePx)
  rasterCache.set(key, rasterized)
  rasterized.catch(() => rasterCache.delete(key))
  return rasterized
}

async function rasterize({ markup, box }: Drawing, maxSidePx: number): Promise<Drawing> {
  const scale = maxSidePx / Math.max(box.width, box.height)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(box.width * scale)}" height="${Math.ceil(box.height * scale)}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${markup}</svg>`
  const pixels = await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer()
  const href = `data:image/png;base64,${pixels.toString('base64')}`
  return {
    markup: `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" href="${href}"/>`,
    box,
  }
}
