import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitUntil } from '../support/condition'
import { pdfOfSize } from '../support/file-samples'
import { holdUpload } from '../support/held-upload'
import { measureMemoryDuring } from '../support/memory'
import { type ProductParts, prepareProductParts } from '../support/parts'
import { type DriveServer, startDriveServer } from '../support/peers/drive-server'
import { type PortalClient, setUpPortal } from '../support/portal'
import { createFormWithFile, type FormIds } from '../support/portal-forms'

const MEGABYTE = 1024 * 1024
/** The largest file that a form accepts. */
const LARGE_MB = 25
const AT_ONCE = 12

const ROOM_MB = 8
/**
 * Returns the command with a limit on the size of the files it writes. Writes then fail, nearly as
 * on a full disk.
 */
const withLittleRoom = (command: string[]) => [
  ...['sh', '-c', `ulimit -f ${(ROOM_MB * MEGABYTE) / 512}; exec "$@"`, 'sh'],
  ...command,
]

let drive: DriveServer
let parts: ProductParts
let portal: PortalClient
let form: FormIds
let url: string
beforeAll(async () => {
  drive = await startDriveServer()
  parts = await prepareProductParts(drive.settings)
  await Promise.all([parts.start('web'), parts.start('worker')])
  portal = await setUpPortal(parts.address)
  form = await createFormWithFile(portal, 'camp')
  url = `${parts.address}/api/forms/camp/submit`
})
afterAll(async () => {
  await parts.close()
  await drive.close()
})

/** Registers `AT_ONCE` visitors whose uploads end at the same moment, and expects 201 for all. */
async function registerTogether(megabytes: number): Promise<void> {
  const uploads = await Promise.all(
    Array.from({ length: AT_ONCE }, () => holdUpload(url, form.file, megabytes)),
  )
  const statuses = await Promise.all(uploads.map(({ finish }) => finish()))
  expect(new Set(statuses)).toEqual(new Set([201]))
}

const arrived = (megabytes: number) =>
  [...drive.store.files.values()].filter(({ size }) => size === megabytes * MEGABYTE)

it('twelve files of 25 MB at once go all the way in the memory of twelve small ones', async () => {
  const measure = async (megabytes: number) => {
    const web = await measureMemoryDuring(parts.pid('web'), () => registerTogether(megabytes))
    const worker = await measureMemoryDuring(parts.pid('worker'), () =>
      waitUntil('the files arrive', () => arrived(megabytes).length >= AT_ONCE, 60_000),
    )
    return { web, worker }
  }
  // The first requests load code and open connections, which is not to be measured.
  await measure(2)
  const small = await measure(1)
  const large = await measure(LARGE_MB)
  for (const part of ['web', 'worker'] as const) {
    const [few, many] = [small[part], large[part]].map(({ beforeMb, peakMb }) => {
      return `${beforeMb.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB`
    })
    console.log(`${part}: with ${AT_ONCE} × 1 MB ${few}; with ${AT_ONCE} × ${LARGE_MB} MB ${many}`)
    // With all files in memory, the peak would be 300 MB higher. Buffers that wait for garbage
    // collection make it up to 105 MB higher.
    expect(large[part].peakMb - small[part].peakMb).toBeLessThan((AT_ONCE * LARGE_MB) / 2)
  }
  const sha256 = createHash('sha256')
    .update(pdfOfSize(LARGE_MB * MEGABYTE))
    .digest('hex')
  expect(arrived(LARGE_MB).map(({ sha256Checksum }) => sha256Checksum)).toEqual(
    Array.from({ length: AT_ONCE }, () => sha256),
  )
})

const filesIn = (folder: string) =>
  readdirSync(path.join(parts.dataDir, 'media', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

const countRows = async () =>
  (await (await portal.get('/api/admin/submissions')).json()).length as number

function bodyOf(megabytes: number, headers: Record<string, string> = {}): RequestInit {
  const body = new FormData()
  const bytes = new Uint8Array(pdfOfSize(megabytes * MEGABYTE))
  if (!headers.accept) body.append('data', JSON.stringify({ [form.name]: 'Ana Reyes' }))
  body.append(`file_${form.file}`, new File([bytes], 'letter.pdf'))
  // The field comes after the file, as on the page without script.
  if (headers.accept) body.append(`answer_${form.name}`, 'Ana Reyes')
  return { method: 'POST', body, headers, redirect: 'manual' }
}

it('a full disk is told, nothing half stored stays, and it goes on when there is room', async () => {
  await parts.kill('web')
  await parts.start('web', withLittleRoom)
  const before = { rows: await countRows(), private: filesIn('private') }
  const key = { 'idempotency-key': 'in-a-full-house' }

  const refused = await fetch(url, bodyOf(ROOM_MB + 2, key))
  expect(refused.status).toBe(507)
  expect(await refused.json()).toMatchObject({
    code: 'storage.full',
    error: expect.stringContaining('There is no room for this on our side'),
  })
  const page = await fetch(url, bodyOf(ROOM_MB + 2, { accept: 'text/html' }))
  expect(page.status).toBe(303)
  const shown = await (await fetch(new URL(page.headers.get('location') ?? '', url))).text()
  expect(shown).toContain('There is no room for this on our side')
  expect(shown).toContain('value="Ana Reyes"')
  expect(filesIn('staging')).toEqual([])
  expect({ rows: await countRows(), private: filesIn('private') }).toEqual(before)
  expect((await fetch(url, bodyOf(1))).status).toBe(201)

  await parts.kill('web')
  await parts.start('web')
  expect((await fetch(url, bodyOf(ROOM_MB + 2, key))).status).toBe(201)
  expect(await countRows()).toBe(before.rows + 2)
})
