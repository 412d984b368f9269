import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeOutboxFile } from './outbox-files'

const EML = Buffer.from('To: ana@example.org\r\n\r\nWelcome')

let folder: string
let umask: number
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  vi.stubEnv('DATA_DIR', folder)
  // The most permissive mask an account can have.
  umask = process.umask(0)
})
afterEach(() => {
  process.umask(umask)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

it('keeps a message for its owner alone', async () => {
  const file = await writeOutboxFile(EML, '<receipt-1-1-abcd@example.org>')
  expect(readFileSync(file)).toEqual(EML)
  expect(modeOf(file)).toBe('600')
  expect(modeOf(path.dirname(file))).toBe('700')
})

it('shuts a folder that others could read', async () => {
  const outbox = path.join(folder, 'outbox')
  mkdirSync(outbox, { mode: 0o755 })
  await writeOutboxFile(EML)
  expect(modeOf(outbox)).toBe('700')
  expect(readdirSync(outbox)).toHaveLength(1)
})
