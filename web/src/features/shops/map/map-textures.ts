type TextureImage = { width: number; height: number; data: Uint8ClampedArray }

/** Pixels; for screens with two pixels per CSS pixel. */
const sizePx = 128
const fibreCount = 70
const hatchEvery = 16

/** The paper texture of the map and the hatching of open country, computed pixel by pixel without seams. */
export const mapTextures = { grain: createGrain, hatch: createHatch } as const

function createGrain(color: string): TextureImage {
  const sheet = createBlank(color)
  const chance = createRandom(7)
  for (let n = 0; n < fibreCount; n++) {
    const [x, y, angle, length] = [chance() * sizePx, chance() * sizePx, chance() * Math.PI, 2 + chance() * 9]
    const strength = 5 + chance() * 13
    for (let along = 0; along < length; along++)
      darkenPixel(sheet, x + Math.cos(angle) * along, y + Math.sin(angle) * along, strength)
  }
  return sheet
}

function createHatch(color: string): TextureImage {
  const sheet = createBlank(color)
  for (let y = 0; y < sizePx; y++)
    for (let x = 0; x < sizePx; x++) {
      // slightly wavy, as if drawn by hand
      const sway = 2.2 * Math.sin((2 * Math.PI * (x - y)) / sizePx)
      const off = Math.abs(((x + y + sway + hatchEvery * 8) % hatchEvery) - hatchEvery / 2)
      darkenPixel(sheet, x, y, 34 * Math.max(0, 1.4 - off))
    }
  return sheet
}

function createBlank(color: string): TextureImage {
  const data = new Uint8ClampedArray(sizePx * sizePx * 4)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  for (let at = 0; at < data.length; at += 4) data.set([red ?? 0, green ?? 0, blue ?? 0, 0], at)
  return { width: sizePx, height: sizePx, data }
}

/** Wraps around at the edges. */
function darkenPixel({ data }: TextureImage, x: number, y: number, strength: number) {
  const at = ((Math.floor(y + sizePx) % sizePx) * sizePx + (Math.floor(x + sizePx) % sizePx)) * 4 + 3
  data[at] = (data[at] ?? 0) + strength
}

/** The same texture each time. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
