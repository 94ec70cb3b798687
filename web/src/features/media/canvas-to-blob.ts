const quality = 0.9
const probeSizePx = 64

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** WebP; a browser that cannot encode it returns PNG, which is too large for opaque photos. */
export async function canvasToBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const blob = await toBlob(canvas, 'image/webp')
  return blob?.type === 'image/webp' || isTransparent(canvas) ? blob : toBlob(canvas, 'image/jpeg')
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas')
  small.width = probeSizePx
  small.height = probeSizePx
  const context = small.getContext('2d')
  context?.drawImage(canvas, 0, 0, probeSizePx, probeSizePx)
  const { data } = context?.getImageData(0, 0, probeSizePx, probeSizePx) ?? { data: new Uint8ClampedArray() }
  return data.some((value, at) => at % 4 === 3 && value < 255)
}
