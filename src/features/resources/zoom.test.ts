import { expect, it } from 'vitest'
import { canvasDensity, clampZoom, MAX_ZOOM, parsePageNumber, stepZoom } from './zoom'

it('goes in and out in the same steps, and ends at the ends', () => {
  const inwards = [1]
  while (inwards.length < 10 && inwards.at(-1) !== MAX_ZOOM) {
    inwards.push(stepZoom(inwards.at(-1) ?? 1, 1))
  }
  expect(inwards).toEqual([1, 1.5, 2.25, 3.375, 4])
  expect(stepZoom(1.5, -1)).toBe(1)
  expect(stepZoom(1.52, -1)).toBe(1)
  expect(stepZoom(1, -1)).toBe(1)
  expect([2.5, 3.7].map((zoom) => stepZoom(zoom, 1))).toEqual([4, 4])
})

it('keeps a pinch within the ends', () => {
  expect([0.2, 1.3, 9].map(clampZoom)).toEqual([1, 1.3, 4])
})

it('draws as sharp as the screen, within what a canvas may be', () => {
  expect(canvasDensity(350, 495, 2)).toBe(2)
  expect(canvasDensity(350, 495, 3)).toBe(2)
  const [width, height] = [3072, 4344]
  const density = canvasDensity(width, height, 2)
  expect(width * density * height * density).toBeCloseTo(16_000_000, 0)
})

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['99', 12],
  ['0', 1],
  ['', null],
  ['-2', null],
  ['2.5', null],
  ['two', null],
])('reads page %j', (typed, page) => expect(parsePageNumber(typed, 12)).toBe(page))
