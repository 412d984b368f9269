import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { pool } from '@/lib/database/db'
import { log } from '@/lib/log/log'
import { paths } from '@/lib/paths'
import { newVisitor, type RequestOptions } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, registerWithFiles } from '../../support/api/forms'
import { asFile, JPEG, PDF, pdfOfSize } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { summarizeStored } from '../../support/stored'

const MB = 1024 * 1024

let form: OpenForm<'Letter' | 'Photo'>
beforeAll(async () => {
  form = await createOpenForm({ Letter: 'file', Photo: 'file' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(removeCreatedRows)

const send = (file: File) => registerWithFiles(form, {}, [[form.ids.Letter, file]])

const post = (call: RequestOptions) =>
  newVisitor().send(paths.api.submit(form.slug), { method: 'POST', ...call })

describe('limits', () => {
  it('takes a file of 25 MB, and not one byte more', async () => {
    expect((await send(asFile(pdfOfSize(25 * MB), 'a.pdf'))).status).toBe(201)
    const before = await summarizeStored()
    const reply = await send(asFile(pdfOfSize(25 * MB + 1), 'a.pdf'))
    expectRefusal(reply, 413, 'request.too_large')
    expect(reply.body.fields).toEqual({ [form.ids.Letter]: 'This file is larger than 25 MB' })
    expect(await summarizeStored()).toEqual(before)
  })

  const twoFiles = () => {
    const body = new FormData()
    body.append('data', '{}')
    for (const id of [form.ids.Letter, form.ids.Photo]) {
      body.append(`file_${id}`, asFile(pdfOfSize(21 * MB), 'a.pdf'))
    }
    return body
  }

  it('refuses two files that are too large together', async () => {
    const before = await summarizeStored()
    expectRefusal(await post({ body: twoFiles() }), 413, 'request.too_large')
    expect(await summarizeStored()).toEqual(before)
  })

  it('refuses them from a page without script as well', async () => {
    const before = await summarizeStored()
    const { headers } = await post({ body: twoFiles(), headers: { accept: 'text/html' } })
    expect(headers.get('location')).toContain('?attempt=')
    expect(await summarizeStored()).toEqual({ ...before, attempts: before.attempts + 1 })
  })

  it('refuses the eleventh file', async () => {
    const before = await summarizeStored()
    const files = Array.from({ length: 11 }, () => [form.ids.Letter, asFile(PDF, 'a.pdf')] as const)
    expectRefusal(await registerWithFiles(form, {}, files), 400, 'submission.too_many_files')
    expect(await summarizeStored()).toEqual(before)
  })

  it('refuses a file in a part of another name, which nobody would see', async () => {
    const before = await summarizeStored()
    const body = new FormData()
    body.append('data', '{}')
    body.append(form.ids.Letter, asFile(PDF, 'a.pdf'))
    expectRefusal(await post({ body }), 400, 'submission.unknown_field')
    expect(await summarizeStored()).toEqual(before)
  })

  it('refuses a second file for one field (Spec §2.4)', async () => {
    const before = await summarizeStored()
    const files = [PDF, JPEG].map((bytes) => [form.ids.Letter, asFile(bytes, 'a.pdf')] as const)
    const reply = await registerWithFiles(form, {}, files)
    expectRefusal(reply, 400, 'submission.too_many_files')
    expect(await summarizeStored()).toEqual(before)
  })
})

describe('texts', () => {
  const parts = (count: number, text: string) => {
    const body = new FormData()
    for (let part = 0; part < count; part++) body.append('answer_any', text)
    return body
  }

  it.each([
    ['longer together than answers can be', 6, 'x'.repeat(100_000)],
    ['longer alone', 1, 'x'.repeat(600_000)],
    ['more than a form has boxes', 2001, ''],
  ])('are refused when they are %s', async (_case, count, text) => {
    const before = await summarizeStored()
    expectRefusal(await post({ body: parts(count, text) }), 413, 'request.too_large')
    expect(await summarizeStored()).toEqual(before)
  })
})

describe('a broken upload', () => {
  const part = (name: string, rest: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${rest}`

  it.each<[string, () => string]>([
    ['nothing', () => ''],
    ['no boundary', () => 'no boundary'],
    ['no last boundary', () => `${part('data', '\r\n\r\n{}')}\r\n`],
    ['an end inside the answers', () => part('data', '\r\n\r\n{"')],
    ['an end inside a file', () => part(`file_${form.ids.Letter}`, `; filename="a"\r\n\r\n${PDF}`)],
    ['an end inside a header', () => part('data', '').slice(0, 30)],
  ])('with %s', async (_case, body) => {
    const before = await summarizeStored()
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expectRefusal(await post({ body: body(), headers }), 400, 'request.malformed')
    expect(await summarizeStored()).toEqual(before)
  })

  it('without a boundary in its type', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    expectRefusal(await post({ body: '--b--', headers }), 400, 'request.malformed')
  })

  it('that stops coming', async () => {
    const before = await summarizeStored()
    const start = part(`file_${form.ids.Letter}`, `; filename="a"\r\n\r\n${PDF}`)
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      pull: (controller) => controller.error(new Error('The connection was lost')),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expectRefusal(await post({ body, headers }), 400, 'request.malformed')
    expect(await summarizeStored()).toEqual(before)
  })
})

describe('when we fail', () => {
  it('at the disk, says so and logs it', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const { DATA_DIR } = process.env
    // No folder can be created here, because DATA_DIR is a file.
    process.env.DATA_DIR = import.meta.filename
    try {
      expectRefusal(await send(asFile(PDF, 'a.pdf')), 500, 'server.unexpected')
    } finally {
      process.env.DATA_DIR = DATA_DIR
    }
    expect(logged).toHaveBeenCalledOnce()
  })

  it('at the database, keeps no row; the sweep takes the file', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const connections = await pool()
    const before = await summarizeStored()
    await connections.query(
      'alter table submission_files add constraint broken check (size < 0) not valid',
    )
    try {
      expectRefusal(await send(asFile(PDF, 'a.pdf')), 500, 'server.unexpected')
    } finally {
      await connections.query('alter table submission_files drop constraint broken')
    }
    expect(logged).toHaveBeenCalledOnce()
    expect(await summarizeStored()).toMatchObject({ ...before, files: expect.any(Array) })
    await sweepFilesAndExpiredRows(new Date(Date.now() + 2 * 60 * 60 * 1000))
    expect(await summarizeStored()).toMatchObject({ files: before.files })
  })
})
