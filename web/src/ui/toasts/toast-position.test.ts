import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findToastPosition, type ScreenBox, type ToastPosition } from './toast-position.ts'

const desktopScreen = { width: 1280, height: 800 }
const phoneScreen = { width: 390, height: 844 }
const size = { width: 366, height: 64 }

function covers(position: ToastPosition, control: ScreenBox): boolean {
  return (
    control.left < position.left + size.width &&
    control.right > position.left &&
    control.top < position.bottom &&
    control.bottom > position.bottom - size.height
  )
}

test('toasts are in the lower right corner of a desktop and at the bottom of a phone', () => {
  expect(findToastPosition({ screen: desktopScreen, size, mainActions: [] })).toEqual({
    left: 902,
    bottom: 788,
  })
  expect(findToastPosition({ screen: phoneScreen, size, mainActions: [] })).toEqual({ left: 12, bottom: 832 })
})

test('toasts on a phone are right above a bar at its bottom', () => {
  const bar = { left: 0, right: 390, top: 760, bottom: 844 }
  const position = findToastPosition({ screen: phoneScreen, size, mainActions: [bar] })
  expect(position.bottom).toBe(bar.top - 8)
})

test('toasts on a desktop leave the corner to a main action', () => {
  const pay = { left: 920, right: 1240, top: 700, bottom: 752 }
  const position = findToastPosition({ screen: desktopScreen, size, mainActions: [pay] })
  expect(covers(position, pay)).toBe(false)
})

test('toasts stay in place until a main action appears beneath them', () => {
  const current = { left: 12, bottom: 700 }
  const pay = { left: 20, right: 300, top: 650, bottom: 690 }
  expect(findToastPosition({ screen: phoneScreen, size, mainActions: [], current })).toEqual(current)
  expect(findToastPosition({ screen: phoneScreen, size, mainActions: [pay], current })).not.toEqual(current)
})

test('while there is room for them, toasts cover no main action and stay on the screen', () => {
  const action = fc.record({
    left: fc.integer({ min: 0, max: 300 }),
    top: fc.integer({ min: 0, max: 800 }),
  })
  fc.assert(
    // four actions of 48 px always leave a gap of 64 px on 844
    fc.property(fc.array(action, { maxLength: 4 }), (actions) => {
      const mainActions = actions.map(({ left, top }) => ({
        left,
        right: left + 90,
        top,
        bottom: top + 44,
      }))
      const position = findToastPosition({ screen: phoneScreen, size, mainActions })
      expect(mainActions.filter((control) => covers(position, control))).toEqual([])
      expect(position.bottom - size.height).toBeGreaterThanOrEqual(0)
      expect(position.bottom).toBeLessThanOrEqual(phoneScreen.height)
    }),
  )
})
