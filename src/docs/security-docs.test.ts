import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const all: Record<string, string> = { ...dependencies, ...devDependencies }
const page = readFileSync('docs/SECURITY.md', 'utf8')
const [, table = ''] = page.split('## Dependencies')
const rows = [...table.matchAll(/^\| `([^`]+)` +\| (\S+) +\| (\S+) +\| (.+?) +\|$/gm)]

it('package.json names exact versions', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d/.test(version))).toEqual([])
})

it('docs/SECURITY.md says of every dependency which one it is, of when, and why', () => {
  const listed = Object.fromEntries(rows.map(([, name, version]) => [name, version]))
  expect(listed).toEqual(all)
  for (const [, name, , day = '', why = ''] of rows) {
    expect(day, name).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
    expect(why.length, name).toBeGreaterThan(4)
  }
})

it('docs/SECURITY.md names tests that are there', () => {
  const named = [
    ...page.matchAll(/(?<![\w/.-])((?:src|api|e2e|system)\/[\w./-]+\.(?:test|e2e)\.ts)/g),
  ]
  expect(named.length).toBeGreaterThan(50)
  const files = named.map(([, file = '']) => (file.startsWith('src/') ? file : `tests/${file}`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
