import { beforeAll, expect, it } from 'vitest'
import { type MeasuredFace, openFace } from '../../../tools/fonts/measure'
import { isLongTitle, measureWidestWord } from './headline'

const TRACKING_EM = -0.022
let display: MeasuredFace
beforeAll(async () => {
  display = await openFace('src/components/ui/fonts/display.woff2')
})

it.each([
  'SACRIFICE',
  'SIMULTANEOUS',
  'CONGREGATIONALISM',
  'PAKIKIPAGKAPWA',
  'MAHAL',
  'Pagpapakumbabâ',
  'NIÑO',
])('knows how wide %s is set', (word) => {
  const real = display.width(word.toUpperCase()) + word.length * TRACKING_EM
  // Kerning is ignored. A width that is estimated too large only makes the headline smaller.
  expect(measureWidestWord(word) - real).toBeGreaterThan(-0.02 * real)
  expect(measureWidestWord(word) - real).toBeLessThan(0.08 * real)
})

it('takes the widest word', () => {
  expect(measureWidestWord('  take the UNPOPULAR route ')).toBe(measureWidestWord('Unpopular'))
})

it('sets three words, or many letters, smaller', () => {
  expect(isLongTitle('Living Sacrifice')).toBe(false)
  expect(isLongTitle('ANSWER THE CALL')).toBe(true)
  expect(isLongTitle('Unconditional Surrender')).toBe(true)
})
