import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import type { ZoomTransform } from 'd3-zoom'
import { Minus, Plus, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { type FrameSize, fitToFrame, maxScale, useZoom } from '../../../ui/images/use-zoom.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { canvasToBlob } from '../canvas-to-blob.ts'
import { fitWithin, maxSidePx } from '../resize-photo.ts'
import { useCropSource } from './use-crop-source.ts'

type Props = {
  title: string
  loadImage: () => Promise<Blob>
  /** Width divided by height. */
  ratio: number
  onCrop: (cut: Blob) => void
  onClose: () => void
}

/** The frame is fixed, and the image moves under it: by pointer, touch, wheel or keys. */
export function CropDialog({ title, loadImage, ratio, onCrop, onClose }: Props) {
  const texts = m.media.cropDialog
  const help = useId()
  const [quarterTurns, setQuarterTurns] = useState(0)
  const [busy, setBusy] = useState(false)
  const source = useCropSource(loadImage, quarterTurns)
  const canvas = source.state === 'ready' ? source.canvas : undefined
  const { view, isZoomedIn, transform, zoomIn, zoomOut, zoomTo, reset, frame, onKeyDown } = useZoom(
    canvas,
    'cover',
  )
  const isSideways = canvas !== undefined && canvas.width / canvas.height >= ratio

  const rotateByQuarter = () => {
    reset()
    setQuarterTurns((quarterTurns + 1) % 4)
  }
  const use = async () => {
    if (!canvas || !frame.current) return
    const { clientWidth: width, clientHeight: height } = frame.current
    setBusy(true)
    const cut = await canvasToBlob(cropCanvas(canvas, getCropArea(view, canvas, { width, height })))
    if (cut) onCrop(cut)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title} focusField={false}>
      <div className="grid gap-4">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
        <div
          ref={frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the image
          tabIndex={0}
          role="group"
          aria-label={texts.area}
          aria-describedby={`${help}-keys`}
          aria-busy={source.state === 'loading'}
          onKeyDown={onKeyDown}
          style={{ aspectRatio: ratio }}
          className="relative mx-auto grid w-[min(100%,56dvh)] cursor-grab touch-none place-items-center overflow-hidden rounded-card bg-sunk select-none active:cursor-grabbing"
        >
          {source.state === 'loading' && <Spinner label={texts.loading} />}
          {source.state === 'failed' && (
            <p role="alert" className="max-w-64 text-center font-medium text-poppy">
              {texts.failed}
            </p>
          )}
          {canvas && (
            <span
              className="absolute inset-0 flex origin-top-left items-center justify-center"
              style={{ transform }}
            >
              <CanvasView
                canvas={canvas}
                className={clsx('block max-w-none shrink-0', isSideways ? 'h-full' : 'w-full')}
              />
            </span>
          )}
          {canvas && <RuleOfThirds />}
        </div>
        <p id={`${help}-keys`} className="text-sm text-balance text-ink-2">
          <span className="pointer-coarse:hidden">{texts.mouseHelp}</span>
          <span className="pointer-fine:hidden">{texts.touchHelp}</span>
        </p>
        <div className="flex items-center gap-1">
          <IconButton label={texts.zoomOut} disabled={!isZoomedIn} onClick={zoomOut}>
            <Minus aria-hidden="true" className="size-5" />
          </IconButton>
          <input
            type="range"
            aria-label={texts.zoom}
            aria-valuetext={m.media.percent(Math.round(view.k * 100))}
            min={1}
            max={maxScale}
            step={0.05}
            value={view.k}
            disabled={!canvas}
            onChange={({ target }) => zoomTo(Number(target.value))}
            className="h-11 min-w-0 flex-1 accent-pine"
          />
          <IconButton label={texts.zoomIn} disabled={!canvas || view.k >= maxScale} onClick={zoomIn}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={texts.rotate} disabled={!canvas} onClick={rotateByQuarter}>
            <RotateCw aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} disabled={!canvas} onClick={() => void use()}>
            {texts.apply}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function cropCanvas(source: HTMLCanvasElement, area: ReturnType<typeof getCropArea>): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = fitWithin(area, maxSidePx)
  canvas.width = width
  canvas.height = height
  canvas
    .getContext('2d')
    ?.drawImage(source, area.left, area.top, area.width, area.height, 0, 0, width, height)
  return canvas
}

/** A canvas that was created outside of React. */
function CanvasView({ canvas, className }: { canvas: HTMLCanvasElement; className: string }) {
  return (
    <canvas
      key={`${canvas.width} ${canvas.height}`}
      ref={(shown) => {
        if (!shown) return
        shown.width = canvas.width
        shown.height = canvas.height
        shown.getContext('2d')?.drawImage(canvas, 0, 0)
      }}
      className={className}
    />
  )
}

/** Composition lines. */
function RuleOfThirds() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 grid grid-cols-3 grid-rows-3">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((cell) => (
        <span key={cell} className="border border-white/35 mix-blend-difference" />
      ))}
    </span>
  )
}

type CropArea = { left: number; top: number; width: number; height: number }

/** The part of the image, in its own pixels, that is visible in the frame. */
export function getCropArea(view: ZoomTransform, image: FrameSize, frame: FrameSize): CropArea {
  const cover = fitToFrame(image, frame, 'cover')
  const factor = cover.width / image.width
  const [left, top] = view.invert([0, 0])
  return {
    left: (left + (cover.width - frame.width) / 2) / factor,
    top: (top + (cover.height - frame.height) / 2) / factor,
    width: frame.width / view.k / factor,
    height: frame.height / view.k / factor,
  }
}
