import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  getStudioImageId,
  parseStudioId,
  renderStudioShot,
  type StudioSpec,
  shopCoverSvg,
  studioShotSvg,
  viewsByCount,
} from './studio-shot.ts'

const croissant: StudioSpec = { drawing: 'croissant', category: 'food', view: 1 }
const cover: StudioSpec = { drawings: ['coffee-bag', 'coffee', 'muffin'], category: 'coffee', seed: 12 }

describe('a studio image', () => {
  test('has an id that encodes its content', () => {
    expect(getStudioImageId(croissant)).toBe('studio-croissant-food-1')
    expect(getStudioImageId(cover)).toBe('cover-coffee-12-coffee-bag.coffee.muffin')
    expect(parseStudioId(getStudioImageId(croissant))).toEqual(croissant)
    expect(parseStudioId(getStudioImageId(cover))).toEqual(cover)
  })

  test('shows as many objects as its view is for, all of them within the frame', () => {
    for (const [count, views] of Object.entries(viewsByCount))
      for (const view of views) {
        const id = `studio-croissant-food-${view}`
        const spec = parseStudioId(id)
        if (!spec || !('drawing' in spec)) throw new Error(`${id} cannot be composed`)
        const places = [
          ...studioShotSvg(spec).matchAll(/<use href="#thing" transform="rotate\(\S+ (\S+) (\S+)\)/g),
        ]
        expect(places, id).toHaveLength(Number(count))
        for (const [, x, y] of places)
          for (const middle of [Number(x), Number(y)]) {
            expect(middle, id).toBeGreaterThan(100)
            expect(middle, id).toBeLessThan(900)
          }
      }
  })

  test.each([
    'studio-unicorn-food-1',
    'studio-croissant-food-11',
    'studio-croissant-food-01',
    'studio-croissant-shoes-1',
    'studio-..-food-1',
    'cover-food-1-croissant',
    'cover-food-1-croissant.bread.unicorn',
    '',
  ])('%j is not a valid id', (id) => expect(parseStudioId(id)).toBeUndefined())

  test.each(['webp', 'jpeg'] as const)('is rendered as %s in the requested width', async (format) => {
    const { width, height, hasAlpha, ...metadata } = await sharp(
      await renderStudioShot(croissant, 120, format),
    ).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 120, height: 120, hasAlpha: false })
    expect(metadata.format).toBe(format)
  })

  test('of a shop cover has the ratio three to two', async () => {
    expect(await sharp(await renderStudioShot(cover, 300, 'webp')).metadata()).toMatchObject({
      width: 300,
      height: 200,
    })
  })

  test.each([studioShotSvg({ ...croissant }), shopCoverSvg(cover)])(
    'refers only to ids that it defines, once',
    (svg) => {
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
      const wanted = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
    },
  )
})
