import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cms } from '@/lib/cms'
import { publicFiles } from '@/lib/storage/storage'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const FILE = 'edited-picture.webp'

let editor: Client
let id: number
beforeAll(async () => {
  editor = await staffClient('super_admin')
  const data = await readFile('media/seed/sun-disc.webp')
  const file = { data, name: FILE, mimetype: 'image/webp', size: data.length }
  const made = await (await cms()).create({ collection: 'media', data: { alt: 'Edited' }, file })
  id = made.id
})
afterAll(async () => {
  await (await cms()).delete({ collection: 'media', id })
  expect(await publicFiles().stat(FILE)).toBeNull()
  await removeCreatedRows()
})

const widthOf = async () => {
  const { status, bytes } = await newVisitor().get(`/api/media/${FILE}`)
  expect(status).toBe(200)
  return (await sharp(bytes).metadata()).width
}

it('a picture is cropped where it lies, and keeps its name', async () => {
  const before = await widthOf()
  const crop = 'uploadEdits[crop][unit]=%25&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0'
  const size =
    'uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=40&uploadEdits[heightInPixels]=40'
  const focal = 'uploadEdits[focalPoint][x]=40&uploadEdits[focalPoint][y]=60'
  const reply = await editor.send<{ doc: { filename: string; focalX: number } }>(
    `/api/cms/media/${id}?${crop}&${size}&${focal}`,
    { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"alt":"Edited"}' },
  )
  expect(reply.status).toBe(200)
  expect(reply.body.doc).toMatchObject({ filename: FILE, focalX: 40 })
  expect(before).not.toBe(40)
  expect(await widthOf()).toBe(40)
})

it('a picture of 40 MB is refused with what to do, and nothing of it is kept', async () => {
  const pixels = { width: 3700, height: 3700, channels: 3 } as const
  const bytes = await sharp(randomBytes(3 * pixels.width * pixels.height), { raw: pixels })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(40_000_000)
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'Large' }))
  body.set('file', new File([new Uint8Array(bytes)], 'forty.png', { type: 'image/png' }))
  const reply = await editor.send<{ errors: { message: string }[] }>('/api/cms/media', {
    method: 'POST',
    body,
  })
  expect(reply.status).toBe(413)
  expect(reply.body.errors[0]?.message).toMatch(/^This file is larger than 20 MB\./)
  expect(await publicFiles().stat('forty.png')).toBeNull()
})

it('a film of any size is refused before more of it is read than a file may have', async () => {
  let megabytes = 0
  const body = new ReadableStream({
    pull: (stream) => {
      stream.enqueue(new Uint8Array(1024 * 1024))
      megabytes += 1
      if (megabytes === 60) stream.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const call = { method: 'POST', body, headers }
  const reply = await editor.send<{ errors: { message: string }[] }>('/api/cms/videos', call)
  expect(reply.status).toBe(413)
  expect(reply.body.errors[0]?.message).toMatch(/^This file is larger than 20 MB\./)
  expect(megabytes).toBeLessThan(30)
})

function emptyPng(side: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(60)
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex')
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes
}

it.each<[string, BlobPart]>([
  ['notes.txt', 'No picture at all.'],
  ['renamed.png', 'No picture at all.'],
  ['cut.png', emptyPng(2)],
  ['bomb.png', emptyPng(65_000)],
  ['cut.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex')],
])('a file that is no picture is refused by its name: %s', async (name, content) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'Notes' }))
  body.set('file', new File([content], name))
  const reply = await editor.send<{
    errors: { message: string; data: { errors: { path: string; message: string }[] } }[]
  }>('/api/cms/media', { method: 'POST', body })
  expect(reply.status).toBe(400)
  const message = `“${name}” was not added, because it is no JPEG, PNG, WEBP or AVIF file. Please choose another one.`
  expect(reply.body.errors).toEqual([
    expect.objectContaining({ message, data: { errors: [{ path: 'file', message }] } }),
  ])
  expect(await publicFiles().stat(name)).toBeNull()
})

it('a part with an odd name is no fault of ours', async () => {
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('a\u0000b', new File(['x'], 'a.txt'))
  const reply = await editor.send('/api/cms/media', { method: 'POST', body })
  expectRefusal(reply, 400, 'request.invalid')
})

it('what a name cannot hold is taken out of it', async () => {
  const body = new FormData()
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  body.set('_payload', JSON.stringify({ alt: 'Odd' }))
  body.set('file', new File([new Uint8Array(bytes)], 'an\u0000 odd\u0007 na\u007fme.png'))
  const reply = await editor.send<{ doc: { id: number; filename: string } }>('/api/cms/media', {
    method: 'POST',
    body,
  })
  expect(reply.status).toBe(201)
  expect(reply.body.doc.filename).toBe('an odd name.png')
  await editor.send(`/api/cms/media/${reply.body.doc.id}`, { method: 'DELETE' })
})
