import { plural } from './formats.ts'

/** 'photo' when it is the only one, 'photo 2' otherwise. */
const photo = (number: number | undefined) => (number === undefined ? 'photo' : `photo ${number}`)

/** Photos in forms. A number is the place of a photo, undefined when it is the only one. */
export const media = {
  choose: (max: number) => plural(max, { one: 'Choose a photo', other: 'Choose photos' }),
  takePhoto: 'Take a photo',
  dropOrPaste: 'You can also drop or paste them here.',
  upTo: (max: number) =>
    plural(max, {
      one: 'One photo. Large photos are resized.',
      other: 'Up to # photos. Large photos are resized.',
    }),
  alt: (number: number | undefined) => (number === undefined ? 'Photo' : `Photo ${number}`),
  mainPhoto: 'Main photo',
  movedFirst: 'Now the main photo',
  movedTo: (number: number, count: number) => `Now photo ${number} of ${count}`,
  moveForward: (number: number | undefined) => `Move ${photo(number)} forward`,
  moveBack: (number: number | undefined) => `Move ${photo(number)} back`,
  crop: (number: number | undefined) => `Crop ${photo(number)}`,
  remove: (number: number | undefined) => `Remove ${photo(number)}`,
  describe: (number: number | undefined) => `Describe ${photo(number)}`,
  uploading: (name: string) => `Uploading ${name}`,
  percent: (percent: number) => `${percent}%`,
  croppedName: 'the cropped photo',
  tooLarge: (megabytes: number) => `Photos can be up to ${megabytes} MB.`,
  uploadFailed: 'The photo couldn’t be saved. Please try again.',
  heicUnsupported: 'This HEIC photo can’t be read here. Save it as a JPEG and choose it again.',
  cropDialog: {
    area: 'Crop area',
    loading: 'Loading photo',
    failed: 'This photo can’t be cropped here. Choose it again from your device.',
    mouseHelp: 'Drag to move, scroll to zoom. On the keyboard, use the arrow keys, + and −.',
    touchHelp: 'Drag to move. Pinch to zoom.',
    zoomOut: 'Zoom out',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    rotate: 'Rotate right',
    cancel: 'Cancel',
    apply: 'Apply crop',
  },
}
