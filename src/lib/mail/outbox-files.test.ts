import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Person, parsePerson } from '../people/person'
import { findOutboxMails, removeMailsAbout, writeOutboxFile } from './outbox-files'

const EML = Buffer.from('To: ana@example.org\r\n\r\nWelcome')

let folder: string
let umask: number
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  vi.stubEnv('DATA_DIR', folder)
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

it('deletes the messages about a subject, and no others', async () => {
  const tags = [
    'receipt-1-1-abcd',
    'receipt-12-1-abcd',
    'offer-1-1-abcd',
    'mailing-7-abcd',
    'own-1-x',
  ]
  for (const tag of tags) await writeOutboxFile(EML, `<${tag}@example.org>`)
  await writeOutboxFile(EML)
  const former = '2025-01-01T00-00-00-000Z-01234567-89ab-cdef-0123-456789abcdef.eml'
  writeFileSync(path.join(folder, 'outbox', former), 'Message-ID: <receipt-1-2-abcd@x>\r\n\r\n')
  expect(await removeMailsAbout(['receipt-1', 'own-1'])).toBe(3)
  const left = readdirSync(path.join(folder, 'outbox')).join()
  for (const tag of ['receipt-12', 'offer-1', 'mailing-7', '-mail-']) expect(left).toContain(tag)
  expect(await removeMailsAbout([])).toBe(0)
  expect(readdirSync(path.join(folder, 'outbox'))).toHaveLength(4)
})

it('finds the messages to a mailbox, not those that mention it', async () => {
  const file = await writeOutboxFile(EML)
  await writeOutboxFile(Buffer.from('To: ben@example.org\r\n\r\nAsk ana@example.org'))
  const found = (who: string) => findOutboxMails(parsePerson(who) as Person)
  expect(await found('Ana+camp@example.org')).toEqual([path.basename(file)])
  expect(await found('0917 123 4567')).toEqual([])
})

it('has no messages before the first one', async () => {
  expect(await removeMailsAbout(['receipt-1'])).toBe(0)
})
