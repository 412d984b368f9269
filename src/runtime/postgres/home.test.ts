import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { embeddedServerFolder, prepareEmbeddedServerFolder } from './home'

const folder = mkdtempSync(path.join(tmpdir(), 'home-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('is in the data folder, for its owner alone, unless the data folder says where it is', () => {
  const dataDir = mkdtempSync(`${folder}-`)
  const inside = path.join(dataDir, 'postgres')
  expect(prepareEmbeddedServerFolder(dataDir, undefined)).toBe(inside)
  expect(statSync(inside).mode & 0o777).toBe(0o700)
  writeFileSync(path.join(dataDir, 'postgres-home'), '/var/lib/movement-x\n')
  expect(embeddedServerFolder(dataDir)).toBe('/var/lib/movement-x')
  rmSync(dataDir, { recursive: true })
})
