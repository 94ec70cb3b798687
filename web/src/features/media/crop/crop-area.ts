import type { FrameSize, ZoomView } from '../../../ui/images/zoom.ts'

type CropArea = { left: number; top: number; width: number; height: number }

/** The size at which an image just covers the frame. */
export function coverFrame(image: FrameSize, frame: FrameSize): FrameSize {
  const factor = Math.max(frame.width / image.width, frame.height / image.height)
  return { width: image.width * factor, height: image.height * factor }
}

/** The part of the image, in its own pixels, that is visible in the frame. */
export function getCropArea(view: ZoomView, image: FrameSize, frame: FrameSize): CropArea {
  const scale = (coverFrame(image, frame).width / image.width) * view.scale
  const [width, height] = [frame.width / scale, frame.height / scale]
  return {
    left: (image.width - width) / 2 - view.x / scale,
    top: (image.height - height) / 2 - view.y / scale,
    width,
    height,
  }
}

/** At most the cropped size, and at most the largest displayed size. */
export function limitCropSize({ width, height }: FrameSize, maxSidePx: number): FrameSize {
  const factor = Math.min(1, maxSidePx / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
