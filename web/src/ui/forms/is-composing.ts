type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** keyCode of a key that the input method handles. */
const inputMethodKeyCode = 229

/** Whether a key goes to an input method. Safari ends the composition before the Enter that confirms it. */
export function isComposing({ isComposing, keyCode }: KeyPress): boolean {
  return isComposing || keyCode === inputMethodKeyCode
}
