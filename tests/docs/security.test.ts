import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const all: Record<string, string> = {
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
}
const page = readFileSync('docs/SECURITY.md', 'utf8')
const [, table = ''] = page.split('## Dependencies')
const rows = [...table.matchAll(/^\| `([^`]+)` +\| (\S+) +\| (\S+) +\| (.+?) +\|$/gm)]

it('package.json names exact versions', () => {
  expect(Object.entries(all).filter(([, version]) => !/^(npm:.+@)?\d/.test(version))).toEqual([])
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
    ...page.matchAll(/(?<![\w/.-])((?:src|docs|api|e2e|system)\/[\w./-]+\.(?:test|e2e)\.ts)/g),
  ]
  expect(named.length).toBeGreaterThan(50)
  const files = named.map(([, file = '']) => (file.startsWith('src/') ? file : `tests/${file}`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

/** The number of level 1 and 2 requirements in each section of OWASP ASVS 5.0. */
const ASVS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 ' +
  '4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 ' +
  '7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 ' +
  '10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 ' +
  '13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 ' +
  '16.4:3 16.5:3 17.1:1 17.2:4 17.3:2'

const asked = ASVS.split(' ').flatMap((section) => {
  const [prefix, count] = section.split(':')
  return Array.from({ length: Number(count) }, (_, index) => `${prefix}.${index + 1}`)
})

function numbersOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' – ')
    const prefix = from.replace(/\d+$/, '')
    const first = Number(from.slice(prefix.length))
    const last = Number(to.slice(prefix.length))
    return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`)
  })
}

it('docs/SECURITY.md has a line for each requirement, or says why its chapter does not apply', () => {
  const passedOver = [...page.matchAll(/^## V(\d+) .+\n\n(?:Does not apply|Handled)/gm)].map(
    ([, chapter]) => `${chapter}.`,
  )
  const listed = new Set(
    [...page.matchAll(/^\| (\d+\.\d+\.\d+.*?) *\|/gm)].flatMap(([, cell = '']) => numbersOf(cell)),
  )
  const missing = asked.filter(
    (number) => !listed.has(number) && !passedOver.some((chapter) => number.startsWith(chapter)),
  )
  expect(asked).toHaveLength(253)
  expect(missing).toEqual([])
})
