const quality = 0.9
const probe = 64

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** WebP; a browser that cannot write it answers PNG, which is too heavy for what nobody can see through. */
export async function drawnAs(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const drawn = await toBlob(canvas, 'image/webp')
  return drawn?.type === 'image/webp' || isSeeThrough(canvas) ? drawn : toBlob(canvas, 'image/jpeg')
}

function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas')
  small.width = probe
  small.height = probe
  const pen = small.getContext('2d')
  pen?.drawImage(canvas, 0, 0, probe, probe)
  const { data } = pen?.getImageData(0, 0, probe, probe) ?? { data: new Uint8ClampedArray() }
  return data.some((value, at) => at % 4 === 3 && value < 255)
}
