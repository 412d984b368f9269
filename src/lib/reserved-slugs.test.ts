import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isReserved } from './reserved-slugs'
import { SLUG_PATTERN } from './slug'

const APP = path.resolve('src/app')

const fixedSegments = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
  .map((file) => path.dirname(file).split('/'))
  .map((parts) => parts.filter((part) => !/^\(.*\)$|^\[\[/.test(part)))
  .flatMap((parts) => (parts.length === 1 && SLUG_PATTERN.test(parts[0] ?? '') ? parts : []))

it('an editor’s page takes no address of a page of the product', () => {
  expect(fixedSegments).toEqual(expect.arrayContaining(['admin', 'cms', 'merch', 'tell-me']))
  expect(fixedSegments.filter((segment) => !isReserved(segment))).toEqual([])
})

it.each(['api', 'forms', 'stand-ins', 'home', 'icon', 'media'])('%s is taken too', (segment) =>
  expect(isReserved(segment)).toBe(true),
)

it('other words are free', () => expect(isReserved('leadership')).toBe(false))
