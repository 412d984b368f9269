import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readOrCreateFile, writeFileAtomically } from './kept-file'

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('only the account that runs the product reads what is kept, and no half file is left', () => {
  const file = path.join(folder, 'secret')
  expect(readOrCreateFile(file, () => 'first')).toBe('first')
  expect(readOrCreateFile(file, () => 'second')).toBe('first')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileAtomically(file, '')
  expect(readOrCreateFile(file, () => 'third')).toBe('third')
  expect(readFileSync(file, 'utf8')).toBe('third')
  expect(readdirSync(folder)).toEqual(['secret'])
})
