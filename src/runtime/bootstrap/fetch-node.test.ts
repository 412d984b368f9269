import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROOT } from './bootstrap.mjs'
import { fetchNode } from './fetch-node.mjs'
import { FETCHED_NODE_VERSION, isNodeNewEnough, MINIMUM_NODE_VERSION } from './node-version.mjs'

const WORKING = `
const { appendFileSync, mkdirSync, symlinkSync } = require('node:fs')
const { argv, cwd, execPath } = process
appendFileSync(__dirname + '/calls', 'x')
const bin = cwd() + '/node_modules/' + argv.at(-1).split('@')[0] + '/bin'
mkdirSync(bin, { recursive: true })
symlinkSync(execPath, bin + '/node')`
const OFFLINE = `console.error('npm error code ENOTFOUND'); process.exit(1)`

let folder: string
const npmIs = (script: string) => writeFileSync(path.join(folder, 'npm.cjs'), script)
const fetched = () => readdirSync(path.join(folder, '.node'))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fetched node-'))
  vi.stubEnv('npm_execpath', path.join(folder, 'npm.cjs'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

it('is fetched once, by whoever comes first', async () => {
  npmIs(WORKING)
  const [first, second] = await Promise.all([fetchNode(folder), fetchNode(folder)])
  expect(second).toBe(first)
  expect(await fetchNode(folder)).toBe(first)
  expect(readFileSync(path.join(folder, 'calls'), 'utf8')).toBe('x')
  expect(spawnSync(path.join(first, 'node'), ['--version']).status).toBe(0)
  expect(fetched()).toEqual([FETCHED_NODE_VERSION])
})

it('says in one sentence that it could not be fetched, leaves nothing, and can be tried again', async () => {
  npmIs(OFFLINE)
  await expect(fetchNode(folder)).rejects.toThrow(
    /^Node 22\.13 or newer is needed.*\(ENOTFOUND\); check the network or install a newer Node\.$/,
  )
  expect(fetched()).toEqual([])
  npmIs(WORKING)
  await fetchNode(folder)
  expect(fetched()).toEqual([FETCHED_NODE_VERSION])
})

it.each([
  ['18.0.0', false],
  ['20.20.2', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['24.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected)
})

it('names the same versions as package.json and the Dockerfile', () => {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  expect(engines.node).toBe(`>=${MINIMUM_NODE_VERSION}`)
  const [major] = FETCHED_NODE_VERSION.split('.')
  expect(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')).toContain(`FROM node:${major}-`)
})
