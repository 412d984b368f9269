import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErasureReport, PersonFound } from '@/features/people/schema'
import { findLoopbackPort } from '@/runtime/ports'
import { runBackup, runRestore } from '../support/archives'
import { waitUntil } from '../support/condition'
import { makeDataFolder, makePreparedFolder, removeDataFolder } from '../support/data-folder'
import { pdfOfSize } from '../support/file-samples'
import { type DriveServer, startDriveServer } from '../support/peers/drive-server'
import { type PortalClient, setUpPortal, signIn } from '../support/portal'
import { startProduct, stopLeftoverProducts } from '../support/product'

const NAME = 'Perpetua Xyzzy'
const EMAIL = 'perpetua.xyzzy@example.org'
const PHONE = '0917 555 0199'
const OTHER = 'Felicitas Stays'

let folder: string
let drive: DriveServer
const dataDirs: string[] = []
const newDataDir = (dataDir: string) => {
  dataDirs.push(dataDir)
  return dataDir
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'erased-'))
  drive = await startDriveServer()
})
afterAll(async () => {
  await stopLeftoverProducts()
  await drive.close()
  for (const dataDir of dataDirs) removeDataFolder(dataDir)
  rmSync(folder, { recursive: true })
})

async function createForm(portal: PortalClient) {
  const body = { name: 'Camp', slug: 'camp', description: null }
  const { id } = await portal.post<{ id: number }>('/api/admin/forms', body)
  const types = ['text', 'email', 'phone', 'file', 'file']
  const wanted = types.map((fieldType, order) => ({ label: `Field ${order}`, fieldType, order }))
  const receipt = { isOn: true, subject: 'Welcome', text: 'Your code is {reference}.' }
  const { fields } = await portal.post<{ fields: { id: string }[] }>(
    `/api/admin/forms/${id}/fields`,
    { fields: wanted, receipt },
  )
  return fields.map((field) => field.id)
}

async function register(
  address: string,
  ids: string[],
  name: string,
  email: string,
  files: number,
) {
  const [text = '', mail = '', phone = '', ...places] = ids
  const body = new FormData()
  body.append('data', JSON.stringify({ [text]: name, [mail]: email, [phone]: PHONE }))
  for (const place of places.slice(0, files)) {
    const bytes = Buffer.concat([pdfOfSize(2000), Buffer.from(`\n% ${name}`)])
    body.append(`file_${place}`, new File([new Uint8Array(bytes)], `${name}.pdf`))
  }
  const response = await fetch(`${address}/api/forms/camp/submit`, { method: 'POST', body })
  expect(response.status).toBe(201)
}

const marked = () =>
  [...drive.store.files.values()].filter(({ appProperties }) => appProperties.submissionFileId)

const holds = (archive: string, word: string) =>
  gunzipSync(readFileSync(archive)).toString('latin1').toLowerCase().includes(word.toLowerCase())

/**
 * Returns the files of the data folder that contain a word. PostgreSQL's own files are left out,
 * because the dump contains their content.
 */
function filesWith(dataDir: string, word: string): string[] {
  const all = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(dataDir, file).startsWith('postgres'))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(word.toLowerCase()))
}

const find = (portal: PortalClient) =>
  portal.post<PersonFound>('/api/admin/people/search', { who: '+639175550199' })

it('a person who was erased is in no dump, folder or drive, and not back after a restore', async () => {
  const from = newDataDir(makePreparedFolder())
  const settings = drive.settings
  const port = await findLoopbackPort()
  const product = await startProduct({ port, dataDir: from, settings })
  const portal = await setUpPortal(product.address)
  const ids = await createForm(portal)
  await register(product.address, ids, NAME, EMAIL, 2)
  await register(product.address, ids, NAME, EMAIL, 1)
  await register(product.address, ids, OTHER, 'felicitas@example.org', 1)
  await portal.post('/api/testimonies', {
    name: NAME,
    email: EMAIL,
    location: 'Iloilo',
    testimony: 'Long enough to be a testimony, and true in every single word.',
  })
  await waitUntil('a file to be in the drive', () => marked().length > 0)
  const [before, after] = ['before.tar.gz', 'after.tar.gz'].map((name) => path.join(folder, name))
  if (!before || !after) throw new Error('No names')
  await runBackup(before, { DATA_DIR: from })
  expect(holds(before, NAME) && holds(before, EMAIL)).toBe(true)

  // Another person gave the same phone number. Only the chosen rows are erased.
  const found = await find(portal)
  const mine = await portal.post<PersonFound>('/api/admin/people/search', { who: EMAIL })
  expect([found.submissions.length, mine.submissions.length, mine.testimonies.length]).toEqual([
    3, 2, 1,
  ])
  const report = await portal.post<ErasureReport>('/api/admin/people/erase', {
    who: EMAIL,
    submissions: mine.submissions.map(({ id }) => id),
    testimonies: mine.testimonies.map(({ id }) => id),
  })
  expect(report.lines[0]).toMatchObject({ count: 2 })
  await waitUntil('the drive to hold the other file alone', () => marked().length === 1, 120_000)
  await product.stop()
  for (const word of [NAME, EMAIL]) expect(filesWith(from, word)).toEqual([])
  await runBackup(after, { DATA_DIR: from })
  for (const word of [NAME, EMAIL]) expect(holds(after, word), word).toBe(false)
  expect(holds(after, OTHER)).toBe(true)

  const to = newDataDir(makeDataFolder())
  await runRestore(before, { DATA_DIR: to })
  const restored = await startProduct({ port: await findLoopbackPort(), dataDir: to, settings })
  const staff = await signIn(restored.address)
  expect((await find(staff)).submissions).toHaveLength(1)
  await restored.stop()
  for (const word of [NAME, EMAIL]) expect(filesWith(to, word)).toEqual([])
  const again = path.join(folder, 'again.tar.gz')
  await runBackup(again, { DATA_DIR: to })
  for (const word of [NAME, EMAIL]) expect(holds(again, word), word).toBe(false)
})
