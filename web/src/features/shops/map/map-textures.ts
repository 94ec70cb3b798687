type Drawn = { width: number; height: number; data: Uint8ClampedArray }

/** Pixels; drawn for screens with two to a CSS pixel. */
const side = 128
const fibres = 70
const hatchEvery = 16

/** The paper of the map and the hatching of open country: made here pixel by pixel, without a seam where they meet. */
export const papers = { grain, hatch } as const

function grain(colour: string): Drawn {
  const sheet = blank(colour)
  const chance = dice(7)
  for (let n = 0; n < fibres; n++) {
    const [x, y, turn, length] = [chance() * side, chance() * side, chance() * Math.PI, 2 + chance() * 9]
    const strength = 5 + chance() * 13
    for (let along = 0; along < length; along++)
      mark(sheet, x + Math.cos(turn) * along, y + Math.sin(turn) * along, strength)
  }
  return sheet
}

function hatch(colour: string): Drawn {
  const sheet = blank(colour)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      // as a hand draws it: never quite straight
      const sway = 2.2 * Math.sin((2 * Math.PI * (x - y)) / side)
      const off = Math.abs(((x + y + sway + hatchEvery * 8) % hatchEvery) - hatchEvery / 2)
      mark(sheet, x, y, 34 * Math.max(0, 1.4 - off))
    }
  return sheet
}

function blank(colour: string): Drawn {
  const data = new Uint8ClampedArray(side * side * 4)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  for (let at = 0; at < data.length; at += 4) data.set([red ?? 0, green ?? 0, blue ?? 0, 0], at)
  return { width: side, height: side, data }
}

/** What runs over one edge goes on at the other. */
function mark({ data }: Drawn, x: number, y: number, strength: number) {
  const at = ((Math.floor(y + side) % side) * side + (Math.floor(x + side) % side)) * 4 + 3
  data[at] = (data[at] ?? 0) + strength
}

/** The same sheet each time. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
