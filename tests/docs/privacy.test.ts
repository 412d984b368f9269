import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/PRIVACY.md', 'utf8')

it('docs/PRIVACY.md names tests that are there', () => {
  const named = [
    ...page.matchAll(
      /(?<![\w/.-])((?:src|docs|api|e2e|system|runner)\/[\w./-]+\.(?:test|e2e)\.ts)/g,
    ),
  ]
  expect(named.length).toBeGreaterThan(20)
  const files = named.map(([, file = '']) => (file.startsWith('src/') ? file : `tests/${file}`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('every right and every line of V14 has its proof', () => {
  const rows = [...page.matchAll(/^\| (To [\w ]+?|14\.\d\.\d) +\| .+? \| +(.+?) +\|$/gm)]
  expect(rows.length).toBeGreaterThanOrEqual(26)
  for (const [, what, proof = ''] of rows) expect(proof.length, what).toBeGreaterThan(8)
})
