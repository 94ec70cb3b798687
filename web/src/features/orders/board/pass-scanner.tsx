import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useEffect, useRef, useState } from 'react'

type Props = {
  onRead: (text: string) => void
}

/** A code that stays in view is reported again after this time: the first attempt may have failed. */
const repeatMs = 3000

/** What the camera sees, in which a QR code is looked for. */
export function PassScanner({ onRead }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useRef(onRead)
  report.current = onRead
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const player = video.current
    if (!player) return
    let ended = false
    let stop = () => {}
    const start = async () => {
      const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js')
      const camera = await rearCamera(player)
      const canvas = new QRCanvas({}, { cropToSquare: false })
      let last = { text: '', at: 0 }
      const cancel = frameLoop(() => {
        void camera.readFrame(canvas).then((found) => {
          const at = performance.now()
          if (ended || typeof found !== 'string') return
          if (found === last.text && at - last.at < repeatMs) return
          last = { text: found, at }
          report.current(found)
        })
      }, player)
      stop = () => {
        cancel()
        camera.stop()
      }
      if (ended) stop()
    }
    // no camera, none that is free, or no permission
    start().catch(() => setFailed(true))
    return () => {
      ended = true
      stop()
    }
  }, [])

  const texts = dashboard.orderBoard.scan
  if (failed) return <p role="alert">{texts.noCamera}</p>
  return (
    <video
      ref={video}
      aria-label={texts.video}
      playsInline
      muted
      className="aspect-square w-full rounded-field bg-sunk object-cover"
    />
  )
}
