import type { Frame, View } from '../../../ui/images/zoom.ts'

type Cut = { left: number; top: number; width: number; height: number }

/** How large a picture is drawn so that it just fills the frame. */
export function covering(picture: Frame, frame: Frame): Frame {
  const factor = Math.max(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * factor, height: picture.height * factor }
}

/** What of the picture, in its own pixels, is seen through the frame. */
export function cutOf(view: View, picture: Frame, frame: Frame): Cut {
  const scale = (covering(picture, frame).width / picture.width) * view.scale
  const [width, height] = [frame.width / scale, frame.height / scale]
  return {
    left: (picture.width - width) / 2 - view.x / scale,
    top: (picture.height - height) / 2 - view.y / scale,
    width,
    height,
  }
}

/** No larger than it is cut, nor than anybody is shown. */
export function cutSize({ width, height }: Frame, longest: number): Frame {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
