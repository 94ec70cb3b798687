import { useEffect, useState } from 'react'

type Source = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; canvas: HTMLCanvasElement }

/** The picture in its own pixels, turned by so many quarters. */
export function useSource(load: () => Promise<Blob>, turns: number): Source {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [source, setSource] = useState<Source>({ state: 'loading' })
  const [bring] = useState(() => load)

  useEffect(() => {
    let wanted = true
    bring()
      .then((blob) => createImageBitmap(blob, { imageOrientation: 'from-image' }))
      .then(
        (made) => (wanted ? setPicture(made) : made.close()),
        () => wanted && setSource({ state: 'failed' }),
      )
    return () => {
      wanted = false
    }
  }, [bring])
  useEffect(() => {
    if (picture) setSource({ state: 'ready', canvas: turned(picture, turns) })
  }, [picture, turns])
  return source
}

function turned(picture: ImageBitmap, turns: number): HTMLCanvasElement {
  const { width, height } = picture
  const canvas = document.createElement('canvas')
  const lies = turns % 2 === 1
  canvas.width = lies ? height : width
  canvas.height = lies ? width : height
  const pen = canvas.getContext('2d')
  pen?.translate(canvas.width / 2, canvas.height / 2)
  pen?.rotate((turns * Math.PI) / 2)
  pen?.drawImage(picture, -width / 2, -height / 2)
  return canvas
}
