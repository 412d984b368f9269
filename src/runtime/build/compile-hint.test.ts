import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addCompileHints } from './compile-hint'

let output: string
const put = (name: string, text: string) => writeFileSync(path.join(output, name), text)
const read = (name: string) => readFileSync(path.join(output, name), 'utf8')

beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'next-'))
  mkdirSync(path.join(output, 'static'))
})
afterEach(() => rmSync(output, { recursive: true }))

it('begins the scripts of every page with the hint, and leaves the others alone', () => {
  put('static/react.js', 'push(1)')
  put('static/router.js', 'push(2)')
  put('static/builder.js', 'push(3)')
  const rootMainFiles = ['static/react.js', 'static/router.js']
  put('build-manifest.json', JSON.stringify({ rootMainFiles }))
  addCompileHints(output)
  expect(read('static/react.js')).toBe('//# allFunctionsCalledOnLoad\npush(1)')
  expect(read('static/router.js')).toBe('//# allFunctionsCalledOnLoad\npush(2)')
  expect(read('static/builder.js')).toBe('push(3)')
})

it.each([{}, { rootMainFiles: [] }])('ends the build when Next lists none: %j', (manifest) => {
  put('build-manifest.json', JSON.stringify(manifest))
  expect(() => addCompileHints(output)).toThrow('Next no longer lists the scripts of every page.')
})
