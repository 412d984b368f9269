import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureInstalled } from './install.mjs'

const WORKING = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
appendFileSync(__dirname + '/calls', process.argv[2] + ' ')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const unpacked = Object.entries(packages).filter(([place, { optional }]) => place && !optional)
for (const [place] of unpacked) mkdirSync(place, { recursive: true })
const installed = JSON.stringify({ packages: Object.fromEntries(unpacked) })
writeFileSync('node_modules/.package-lock.json', installed)`
const OFFLINE = `console.error('npm error code ENOTFOUND'); process.exit(1)`

let root: string
const at = (name: string) => path.join(root, name)
const npmIs = (script: string) => writeFileSync(at('npm.cjs'), script)
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim() : '')

function lock(version: string, declared = version): void {
  const dependencies = { a: declared }
  writeFileSync(at('package.json'), JSON.stringify({ dependencies }))
  const packages = {
    '': { dependencies: { a: version } },
    'node_modules/a': { version },
    'node_modules/of-another-platform': { version: '1.0.0', optional: true },
  }
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages }))
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installed-'))
  vi.stubEnv('npm_execpath', at('npm.cjs'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(console, 'log').mockReturnValue()
  npmIs(WORKING)
  lock('1.0.0')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

it('installs once, again for another version, and not in an image', async () => {
  await Promise.all([ensureInstalled(root), ensureInstalled(root)])
  await ensureInstalled(root)
  expect(calls()).toBe('install')
  lock('1.0.1')
  await ensureInstalled(root)
  expect(calls()).toBe('install install rebuild')
  rmSync(at('package-lock.json'))
  rmSync(at('node_modules'), { recursive: true })
  await ensureInstalled(root)
  expect(calls()).toBe('install install rebuild')
})

it('what an interrupted install left is removed', async () => {
  mkdirSync(at('node_modules/half'), { recursive: true })
  await ensureInstalled(root)
  expect([existsSync(at('node_modules/half')), existsSync(at('node_modules/a'))]).toEqual([
    false,
    true,
  ])
})

it('says in a sentence what is wrong, and does not take it for installed', async () => {
  npmIs(OFFLINE)
  await expect(ensureInstalled(root)).rejects.toThrow('The dependencies could not be installed.')
  npmIs(WORKING)
  lock('1.0.0', '2.0.0')
  await expect(ensureInstalled(root)).rejects.toThrow('does not belong to package.json')
  expect(calls()).toBe('install')
})
