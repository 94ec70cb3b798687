import { useEffect, useState } from 'react'

type CropSource = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; canvas: HTMLCanvasElement }

/** The image in its own pixels, rotated by quarter turns. */
export function useCropSource(load: () => Promise<Blob>, quarterTurns: number): CropSource {
  const [image, setImage] = useState<ImageBitmap>()
  const [source, setSource] = useState<CropSource>({ state: 'loading' })
  const [initialLoad] = useState(() => load)

  useEffect(() => {
    let isActive = true
    initialLoad()
      .then((blob) => createImageBitmap(blob, { imageOrientation: 'from-image' }))
      .then(
        (bitmap) => (isActive ? setImage(bitmap) : bitmap.close()),
        () => isActive && setSource({ state: 'failed' }),
      )
    return () => {
      isActive = false
    }
  }, [initialLoad])
  useEffect(() => {
    if (image) setSource({ state: 'ready', canvas: rotateImage(image, quarterTurns) })
  }, [image, quarterTurns])
  return source
}

function rotateImage(bitmap: ImageBitmap, quarterTurns: number): HTMLCanvasElement {
  const { width, height } = bitmap
  const canvas = document.createElement('canvas')
  const isSideways = quarterTurns % 2 === 1
  canvas.width = isSideways ? height : width
  canvas.height = isSideways ? width : height
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((quarterTurns * Math.PI) / 2)
  context?.drawImage(bitmap, -width / 2, -height / 2)
  return canvas
}
