import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/**
 * Files that may be longer, because they are lists of data in which a reader looks something up.
 */
const CATALOGUES = [
  'src/demo/forms.ts',
  'src/lib/errors.ts',
  'src/lib/words/ceb/page.ts',
  'src/lib/words/fil/page.ts',
  'src/lib/words/ilo/page.ts',
  'src/lib/paths.ts',
  'src/payload-types.ts',
]
const MAX_LINES = 160
const MAX_FILES = 30

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^\.|\.test\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => path.posix.join(parentPath, name))

it('no file is longer than one can keep in mind', () => {
  const isLong = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1 > MAX_LINES
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !CATALOGUES.includes(file))
  expect(code.filter(isLong)).toEqual([])
})

it('no folder has more files than one can look over', () => {
  const count = Map.groupBy(files, path.posix.dirname)
  const full = [...count].filter(([, own]) => own.length > MAX_FILES)
  expect(full.map(([folder]) => folder)).toEqual([])
})
