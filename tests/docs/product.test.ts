import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const PRODUCT = 'docs/PRODUCT.md'
const FOLDERS = ['src', 'tests', 'tools', 'scripts', 'docs']
const FILES = ['payload.config.ts', 'next.config.mjs']
const TEXT = /\.(?:[cm]?[jt]sx?|css|md|json)$/

const texts = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => TEXT.test(file))
      .map((file) => path.join(folder, file)),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const sections = [...readFileSync(PRODUCT, 'utf8').matchAll(/^#{2,4} (\d+(?:\.\d+)*)\.? \S/gm)].map(
  ([, number]) => number,
)

function pointers() {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!RFC \d+ )§\s?(\d+(?:\.\d+)*)/g)].map(([, number]) => ({ file, number })),
  )
}

it('has a heading for every section that is pointed to', () => {
  expect(pointers().length).toBeGreaterThan(0)
  expect(pointers().filter(({ number }) => !sections.includes(number))).toEqual([])
})

it('numbers every section once, 1 to 10', () => {
  expect(sections).toEqual([...new Set(sections)])
  const tops = sections.filter((number) => !number?.includes('.'))
  expect(tops).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}`))
})

it('is the only specification that is pointed to', () => {
  const others = texts.filter(({ text }) => /design[\s*]*§/i.test(text))
  expect(others.map(({ file }) => file)).toEqual([])
})
