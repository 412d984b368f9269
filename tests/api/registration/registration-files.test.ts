import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type OpenForm,
  readSubmission,
  registerWithFiles,
} from '../../support/api/forms'
import { asFile, HTML, JPEG, PDF, PNG, SVG, WEBP } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

let form: OpenForm<'Name' | 'Letter' | 'Photo'>
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text', Letter: 'file', Photo: 'file' })
})
afterAll(removeCreatedRows)

const send = (file: File, data: Record<string, unknown> = {}) =>
  registerWithFiles(form, data, [[form.ids.Letter, file]])

async function jobsFor(fileId: number) {
  const statement = `select name from jobs.job where (data->>'fileId')::int = $1`
  return (await (await pool()).query(statement, [fileId])).rows
}

describe('a file', () => {
  it('is stored with its submission, under a name of our own, with one job', async () => {
    const before = await summarizeStored()
    const { status, body } = await send(
      asFile(PDF, 'letter.pdf'),
      replaceLabelsByIds(form, { Name: 'Ana' }),
    )
    expect(status).toBe(201)

    const { data } = await readSubmission(body.id)
    const answer = data[form.ids.Letter] as FileAnswer
    expect(answer).toEqual({
      fileId: expect.any(Number),
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      size: PDF.length,
    })
    expect(data[form.ids.Name]).toBe('Ana')
    expect(await jobsFor(answer.fileId)).toEqual([{ name: 'drive.upload' }])

    const after = await summarizeStored()
    const added = after.files.filter((file) => !before.files.includes(file))
    expect(added).toEqual([expect.stringMatching(/^private\/[\da-f-]{36}\.pdf$/)])
    expect(after.fileRows).toBe(before.fileRows + 1)
  })

  it('comes with another one, each under its field', async () => {
    const { body } = await registerWithFiles(form, {}, [
      [form.ids.Photo, asFile(PNG, 'me.png')],
      [form.ids.Letter, asFile(PDF, 'letter.pdf')],
    ])
    const { data } = await readSubmission(body.id)
    expect(data).toMatchObject(
      replaceLabelsByIds(form, { Photo: { name: 'me.png' }, Letter: { name: 'letter.pdf' } }),
    )
  })

  it('may come before the answers', async () => {
    const body = new FormData()
    body.append(`file_${form.ids.Letter}`, asFile(PDF, 'letter.pdf'))
    body.append('data', JSON.stringify(replaceLabelsByIds(form, { Name: 'Ana' })))
    const call = { method: 'POST', body }
    const reply = await newVisitor().send<{ id: number }>(paths.api.submit(form.slug), call)
    expect(Object.keys((await readSubmission(reply.body.id)).data)).toHaveLength(2)
  })

  it('is not there when its input was left empty', async () => {
    const { body } = await send(
      asFile(Buffer.alloc(0), ''),
      replaceLabelsByIds(form, { Name: 'Ana' }),
    )
    expect((await readSubmission(body.id)).data).toEqual(replaceLabelsByIds(form, { Name: 'Ana' }))
  })
})

describe('what a file is, its bytes decide', () => {
  it.each([
    ['a PDF called .jpg', PDF, 'scan.jpg', 'image/jpeg', 'application/pdf', 'scan.pdf'],
    ['a picture called .html', PNG, 'me.html', 'text/html', 'image/png', 'me.png'],
    ['a JPEG of no type', JPEG, 'photo', '', 'image/jpeg', 'photo.jpg'],
    ['a WebP', WEBP, 'photo.webp', 'image/webp', 'image/webp', 'photo.webp'],
  ])('%s', async (_case, bytes, name, claimed, mimeType, kept) => {
    const { status, body } = await send(asFile(bytes, name, claimed))
    expect(status).toBe(201)
    const { data } = await readSubmission(body.id)
    expect(data[form.ids.Letter]).toMatchObject({ name: kept, mimeType })
  })

  it.each([
    ['HTML called .pdf', HTML, 'letter.pdf', 'application/pdf'],
    ['SVG', SVG, 'logo.svg', 'image/svg+xml'],
    ['SVG called .png', SVG, 'logo.png', 'image/png'],
    ['a text', Buffer.from('Dear all'), 'letter.txt', 'text/plain'],
    ['a scanner’s test text', Buffer.from('X5O!P%@AP-ANTIVIRUS-TEST'), 'a.pdf', 'application/pdf'],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 'a.pdf', 'application/pdf'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'a.doc', 'application/msword'],
    ['an archive', Buffer.from('504b0506'.padEnd(44, '0'), 'hex'), 'a.docx', ''],
    ['nothing', Buffer.alloc(0), 'empty.pdf', 'application/pdf'],
  ])('%s is refused', async (_case, bytes, name, claimed) => {
    const before = await summarizeStored()
    const reply = await send(
      asFile(bytes, name, claimed),
      replaceLabelsByIds(form, { Name: 'Ana' }),
    )
    expectRefusal(reply, 415, 'submission.file_type')
    expect(reply.body.fields).toEqual({ [form.ids.Letter]: reply.body.error })
    expect(await summarizeStored()).toEqual(before)
  })

  it('is told together with what is wrong with the answers', async () => {
    const reply = await send(asFile(HTML, 'a.pdf'), replaceLabelsByIds(form, { Name: 7 }))
    expectRefusal(reply, 400, 'submission.invalid')
    expect(reply.body.fields).toEqual({
      [form.ids.Name]: 'Please answer this again',
      [form.ids.Letter]: expect.stringContaining('not accepted'),
    })
  })
})

describe('a file is refused', () => {
  it.each([
    ['for a field that takes none', () => form.ids.Name],
    ['for a field nobody knows', () => 'nobody'],
    ['for no field', () => ''],
  ])('%s', async (_case, fieldId) => {
    const before = await summarizeStored()
    const reply = await registerWithFiles(form, {}, [[fieldId(), asFile(PDF, 'a.pdf')]])
    expectRefusal(reply, 400, 'submission.unknown_field')
    expect(await summarizeStored()).toEqual(before)
  })

  it('as an answer in words', async () => {
    const { body } = await registerWithFiles(
      form,
      replaceLabelsByIds(form, { Letter: { fileId: 1 } }),
      [],
    )
    expect((await readSubmission(body.id)).data).toEqual({})
  })

  it.each(['not JSON', '[]', '7', '"text"'])('with answers that are %s', async (data) => {
    const before = await summarizeStored()
    const body = new FormData()
    body.append('data', data)
    body.append(`file_${form.ids.Letter}`, asFile(PDF, 'a.pdf'))
    expectRefusal(
      await newVisitor().send(paths.api.submit(form.slug), { method: 'POST', body }),
      400,
    )
    expect(await summarizeStored()).toEqual(before)
  })
})
