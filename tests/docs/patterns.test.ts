import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { collectPatterns, regExpOfLiteral, sourceFilesIn } from '../support/patterns/collect'
import { MATCH_TIME_LIMIT_MS, timeOfWorstMatch } from '../support/patterns/time'

const found = collectPatterns()

// A text of half a megabyte that a visitor sends must not stop a process (decision 045).
it('no regular expression of the product explodes, whatever the text', { timeout: 300_000 }, () => {
  const files = new Map<string, string>()
  for (const { file, literals } of found) {
    for (const literal of literals) files.set(literal, file)
  }
  expect(files.size).toBeGreaterThan(150)
  const slow = [...files].flatMap(([literal, file]) => {
    const { ms, length } = timeOfWorstMatch(regExpOfLiteral(literal))
    return ms > MATCH_TIME_LIMIT_MS
      ? [`${file}: ${literal} took ${ms} ms for ${length} characters`]
      : []
  })
  expect(slow).toEqual([])
})

it('all are written as literals, so that the test above reads them', () => {
  const builders = found.filter(({ buildsSome }) => buildsSome).map(({ file }) => file)
  // route-pattern-finder.ts builds its patterns from Next's own list of routes.
  expect(builders).toEqual(['src/server/route-pattern-finder.ts'])
})

it.each([String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`, '/^-+|-+$/g', '/^(a|ab|b)*c$/'])(
  'the test finds that %s explodes',
  { timeout: 300_000 },
  (literal) => {
    expect(timeOfWorstMatch(regExpOfLiteral(literal)).ms).toBeGreaterThan(MATCH_TIME_LIMIT_MS)
  },
)

// The compatibility forms of Unicode (NFKC, NFKD) make some characters up to 18 times as long. A
// text of half a megabyte would become nine megabytes in the row, in its index and in each search.
it('no text is made longer by Unicode but where its length is bounded', () => {
  const growing = sourceFilesIn('src').filter((file) =>
    /normalize\('NFK/.test(readFileSync(file, 'utf8')),
  )
  expect(growing).toEqual([])
})
