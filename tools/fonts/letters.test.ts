import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CORE_LETTERS, PESO_SIGN } from './letters'
import { openFace } from './measure'

const DECLARED = readFileSync('src/components/ui/fonts.ts', 'utf8')

const ranges = [...DECLARED.matchAll(/'(U\+[^']*)'/g)].map(([, list = '']) => {
  const codes = new Set<number>()
  for (const part of list.split(', ')) {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    for (let code = from; code <= to; code += 1) codes.add(code)
  }
  return codes
})

it.each([
  'Pagpapakumbabâ, pagsambá, batà',
  'Señor Niño, Parañaque, ÑANDÚ',
  'Nagkaykaysa ti amin a simbaan',
  '“Magandang umaga,” sabi niya – ‘oo’ — 1:00PM…',
])('has the letters of %s', (text) => {
  expect([...text].filter((letter) => !CORE_LETTERS.includes(letter))).toEqual([])
})

it('fetches no whole file for a letter of the subsets, nor for the peso sign', () => {
  expect(ranges).toHaveLength(3)
  const core = [...CORE_LETTERS, PESO_SIGN].map((letter) => letter.codePointAt(0) ?? 0)
  for (const range of ranges) expect(core.filter((code) => range.has(code))).toEqual([])
})

it('leaves no Latin letter out', () => {
  const all = new Set(ranges.flatMap((range) => [...range]))
  const missing = []
  for (let code = 0x20; code < 0x250; code += 1) {
    if (code === 0x7f || all.has(code) || CORE_LETTERS.includes(String.fromCodePoint(code)))
      continue
    missing.push(code.toString(16))
  }
  expect(missing).toEqual([])
})

it.each(['sans', 'display', 'serif', 'serif-italic'])('%s has all of them', async (name) => {
  const { has } = await openFace(`src/components/ui/fonts/${name}.woff2`)
  expect([...CORE_LETTERS].filter((letter) => !has(letter))).toEqual([])
  expect(has('Ж')).toBe(false)
})
