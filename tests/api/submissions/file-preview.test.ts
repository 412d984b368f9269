import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, registerWithFiles } from '../../support/api/forms'
import { hideFile } from '../../support/api/kept-files'
import { staffClient } from '../../support/api/staff'
import { asFile, JPEG, PDF, PNG } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

let form: OpenForm<'Photo'>
let colleague: Client
beforeAll(async () => {
  form = await createOpenForm({ Photo: 'file' })
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

async function upload(bytes: Buffer): Promise<number> {
  const { body } = await registerWithFiles(form, {}, [[form.ids.Photo, asFile(bytes, 'photo')]])
  const { rows } = await (await pool()).query(
    'select id from submission_files where submission_id = $1',
    [body.id],
  )
  return rows[0].id
}

const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } }
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })

it('is a picture of ours without the place, turned as it was taken, and of a fitting size', async () => {
  const bytes = await photo(3000, 2000)
    .withExif({ IFD0: { Make: 'Camera' }, ...PLACE })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const {
    status,
    headers,
    bytes: shown,
  } = await colleague.get(paths.api.filePreview(await upload(bytes)))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toBe('private, max-age=3600')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(await readLastAuditLines('file.%')).toMatchObject([
    { action: 'file.previewed', detail: 'photo.jpg' },
  ])
  const { width, height, exif, xmp, iptc, orientation } = await sharp(shown).metadata()
  expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 853, height: 1280 })
})

it.each(['png', 'webp', 'jpeg'] as const)('shows %s', async (kind) => {
  const fileId = await upload(await photo(40, 30)[kind]().toBuffer())
  const { status, bytes } = await colleague.get(paths.api.filePreview(fileId))
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
})

it('makes as many as are asked for at once, in turn', async () => {
  const path = paths.api.filePreview(await upload(await photo(40, 30).png().toBuffer()))
  const replies = await Promise.all(Array.from({ length: 6 }, () => colleague.get(path)))
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
})

it('is not found when its bytes are gone', async () => {
  const fileId = await upload(PNG)
  const { rows } = await (await pool()).query(
    'select storage_key as key from submission_files where id = $1',
    [fileId],
  )
  await hideFile(rows[0].key)
  expectRefusal(await colleague.get(paths.api.filePreview(fileId)), 404, 'file.not_found')
})

const vast = Buffer.from(PNG)
vast.writeUInt32BE(60_000, 16)
vast.writeUInt32BE(60_000, 20)

it.each([
  ['a document', PDF],
  ['half a picture', JPEG],
  ['one that says it is vast', vast],
])('has none of %s', async (_what, bytes) => {
  const fileId = await upload(bytes)
  expectRefusal(await colleague.get(paths.api.filePreview(fileId)), 404, 'file.no_preview')
})

it('is for staff who may read submissions', async () => {
  const path = paths.api.filePreview(await upload(PNG))
  expectRefusal(await newVisitor().get(path), 401, 'auth.required')
  expectRefusal(await (await staffClient('store_manager')).get(path), 403, 'auth.forbidden')
})
