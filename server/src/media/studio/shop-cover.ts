import type { Drawing } from './drawings.ts'
import type { Tint } from './tints.ts'

const width = 1200
const height = 800
const floorY = 690

/** A stall on a foothill meadow with the Sierra behind it, late sun from the right. */
export function composeShopCoverSvg(drawings: Drawing[], tint: Tint, seed: number) {
  const random = createSeededRandom(seed)
  const sunX = 760 + random() * 280
  const placedDrawings = arrangeDrawings(drawings)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint.mid}"/><stop offset="0.45" stop-color="#FBE3BD"/><stop offset="0.72" stop-color="#FCD9A6"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#FFF8DF"/><stop offset="0.16" stop-color="#FFEFC0" stop-opacity="0.9"/><stop offset="1" stop-color="#FFDF9E" stop-opacity="0"/></radialGradient>
<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#B9A9B4"/><stop offset="1" stop-color="#EBCFB0"/></linearGradient>
<linearGradient id="range" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8797A0"/><stop offset="1" stop-color="#D5C3A4"/></linearGradient>
<linearGradient id="granite" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7D8B94"/><stop offset="0.7" stop-color="#C7B898"/></linearGradient>
<linearGradient id="face" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBE6C4"/><stop offset="0.7" stop-color="#D9C19A" stop-opacity="0.3"/></linearGradient>
<linearGradient id="hills" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7C9A78"/><stop offset="1" stop-color="#B4BC86"/></linearGradient>
<linearGradient id="meadow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#C9B777"/><stop offset="0.5" stop-color="#E2C77F"/><stop offset="1" stop-color="#D9A860"/></linearGradient>
<linearGradient id="cast" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#5A3F1C" stop-opacity="0.55"/><stop offset="1" stop-color="#5A3F1C" stop-opacity="0"/></linearGradient>
<radialGradient id="contact"><stop offset="0" stop-color="#3F2B10" stop-opacity="0.6"/><stop offset="1" stop-color="#3F2B10" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${Math.round(sunX)}" cy="250" r="430" fill="url(#glow)"/>
<path d="${ridgePath(random, 330, 130)}" fill="url(#far)" opacity="0.75"/>
<path d="${ridgePath(random, 420, 150)}" fill="url(#range)" opacity="0.9"/>
${domeMarkup(120 + random() * 760)}
<path d="${hillsPath(random, 476, 46)}" fill="url(#hills)"/>
${treesMarkup(random)}
<path d="${hillsPath(random, 588, 22)}" fill="url(#meadow)"/>
${placedDrawings.map(shadowMarkup).join('\n')}
${placedDrawings.map(drawingMarkup).join('\n')}
</svg>`
}

/** mulberry32, a small, fast generator: the same seed gives the same hills. */
function createSeededRandom(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Midpoint displacement: each halving of the line halves the displacement. */
function ridgePath(random: () => number, base: number, rise: number) {
  let heights = [0.3 + random() * 0.4, 0.5 + random() * 0.5, 0.2 + random() * 0.5, 0.5 + random() * 0.5, 0.4]
  for (let bend = 0.42; heights.length < 120; bend *= 0.52) {
    heights = heights.flatMap((height, i) => {
      const next = heights[i + 1]
      return next === undefined ? [height] : [height, (height + next) / 2 + (random() - 0.5) * bend]
    })
  }
  const points = heights.map(
    (h, i) => `L${Math.round((i / (heights.length - 1)) * width)} ${Math.round(base - h * rise)}`,
  )
  return `M0 ${height}${points.join('')}V${height}z`
}

/** Round at the back, steep at the front, with the front lit by the sun. */
function domeMarkup(x: number) {
  const point = (dx: number, y: number) => `${Math.round(x + dx)} ${y}`
  const face = `${point(58, 268)}L${point(70, 330)}L${point(82, 400)}C${point(110, 440)} ${point(170, 470)} ${point(250, 500)}V600`
  return `<path d="M${point(-260, 600)}V500C${point(-170, 470)} ${point(-130, 430)} ${point(-104, 380)}C${point(-76, 316)} ${point(-52, 262)} ${point(2, 246)}C${point(30, 240)} ${point(52, 248)} ${face}z" fill="url(#granite)"/>
<path d="M${point(34, 247)}C${point(46, 250)} ${point(54, 258)} ${face}H${Math.round(x + 92)}C${point(74, 520)} ${point(60, 420)} ${point(52, 350)}C${point(50, 310)} ${point(46, 276)} ${point(34, 247)}z" fill="url(#face)"/>`
}

function hillsPath(random: () => number, base: number, swell: number) {
  const y = () => Math.round(base - swell / 2 + random() * swell)
  return `M0 ${height}V${y()}C200 ${y() - swell} 330 ${y() + swell} 560 ${y()}S960 ${y() - swell} ${width} ${y()}V${height}z`
}

/** Round oaks and pointed pines, all small, to show the scale of the hills. */
function treesMarkup(random: () => number) {
  return Array.from({ length: 26 }, (_, i) => {
    const x = Math.round((i / 26) * width + random() * 60)
    const size = 13 + random() * 15
    const y = Math.round(500 + random() * 78)
    const color = ['#4E7458', '#5C8160', '#6C8C62'][Math.floor(random() * 3)]
    return random() < 0.5
      ? `<ellipse cx="${x}" cy="${y}" rx="${Math.round(size * 1.2)}" ry="${Math.round(size * 0.85)}" fill="${color}"/>`
      : `<path d="M${x} ${Math.round(y - size * 2.3)}l${Math.round(size * 0.7)} ${Math.round(size * 2.8)}h-${Math.round(size * 1.4)}z" fill="${color}"/>`
  }).join('')
}

type PlacedDrawing = { drawing: Drawing; x: number; floor: number; scale: number }

/** The middle drawing is the largest and nearest; together they fill the width, whatever their shapes. */
function arrangeDrawings(drawings: Drawing[]): PlacedDrawing[] {
  const middle = (drawings.length - 1) / 2
  const sized = drawings.map((drawing, i) => {
    const near = 1 - Math.abs(i - middle) / (drawings.length + 1)
    const { width: w, height: h } = drawing.box
    const scale = Math.min((350 * near) / Math.sqrt(w * h), (400 * near) / h, (430 * near) / w)
    return { drawing, scale, floor: floorY + Math.round((near - 0.7) * 150) }
  })
  const gap = 18
  const total = sized.reduce(
    (sum, { drawing, scale }) => sum + drawing.box.width * scale,
    gap * (drawings.length - 1),
  )
  const fit = Math.min(1, (width - 130) / total)
  let left = (width - total * fit) / 2
  const placed = sized.map(({ drawing, scale, floor }) => {
    const wide = drawing.box.width * scale * fit
    const x = left + wide / 2
    left += wide + gap * fit
    return { drawing, x, floor, scale: scale * fit }
  })
  return placed.sort((a, b) => a.floor - b.floor)
}

function shadowMarkup({ drawing, x, floor, scale }: PlacedDrawing) {
  const half = (drawing.box.width * scale) / 2
  const long = Math.round(half + drawing.box.height * scale * 0.55)
  return `<ellipse cx="${Math.round(x - long * 0.42)}" cy="${floor}" rx="${long}" ry="22" fill="url(#cast)"/><ellipse cx="${Math.round(x)}" cy="${floor - 3}" rx="${Math.round(half * 0.95)}" ry="15" fill="url(#contact)"/>`
}

function drawingMarkup({ drawing, x, floor, scale }: PlacedDrawing) {
  const { box } = drawing
  const left = Math.round(x - scale * (box.x + box.width / 2))
  const top = Math.round(floor - scale * (box.y + box.height))
  return `<g transform="translate(${left} ${top}) scale(${scale.toFixed(3)})">${drawing.markup}</g>`
}
