import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { runCommand } from '../support/product'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generated-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names), 'utf8')
const listMigrations = () => readdirSync(path.join(ROOT, 'migrations'))

it('`npm run generate` makes the types and the import map that are checked in', async () => {
  const types = path.join(folder, 'payload-types.ts')
  const importMap = ['src', 'app', '(payload)', 'cms', 'importMap.js']
  const before = read(...importMap)
  const run = runCommand('generate', [], { PAYLOAD_TS_OUTPUT_PATH: types })
  expect(await run.ended).toBe(0)
  expect(readFileSync(types, 'utf8')).toBe(read('src', 'payload-types.ts'))
  expect(read(...importMap)).toBe(before)
})

it('the migrations lead to the tables of the configuration: there is nothing to migrate', async () => {
  const before = listMigrations()
  const run = runCommand('migrate:create', ['left-behind'], {})
  expect(await run.ended).toBe(1)
  await expect.poll(run.output).toMatch(/^No migration was made/m)
  expect(listMigrations()).toEqual(before)
})

it('a migration needs a name', async () => {
  const run = runCommand('migrate:create', [], {})
  expect(await run.ended).toBe(1)
  await expect.poll(run.output).toMatch(/^Name the migration/m)
})
