import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type OpenForm,
  readSubmission,
  registerWithFiles,
} from '../../support/api/forms'
import { hideFile } from '../../support/api/kept-files'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF, PNG } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

let form: OpenForm<'Letter'>
let colleague: Client
beforeAll(async () => {
  form = await createOpenForm({ Letter: 'file' })
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

async function upload(name: string, bytes = PDF): Promise<FileAnswer> {
  const { body } = await registerWithFiles(form, {}, [[form.ids.Letter, asFile(bytes, name)]])
  const { data } = await readSubmission(body.id)
  return data[form.ids.Letter] as FileAnswer
}

const download = (fileId: number | string) => colleague.get(paths.api.file(fileId))

function savedAs(headers: Headers): string {
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)$/.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(encoded)
}

it('gives the bytes back, to be saved and not to be shown', async () => {
  const { fileId } = await upload('me.png', PNG)
  const { status, headers, bytes } = await download(fileId)
  expect(status).toBe(200)
  expect(bytes.equals(PNG)).toBe(true)
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('content-length')).toBe(String(PNG.length))
  expect(headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(headers.get('content-security-policy')).toBe('sandbox')
  expect(headers.get('cache-control')).toBe('no-store')
})

it('writes down who downloaded which file', async () => {
  const { fileId } = await upload('letter.pdf')
  await download(fileId)
  expect(await readLastAuditLines('file.downloaded')).toMatchObject([
    { actor: expect.stringContaining('coordinator'), detail: 'letter.pdf' },
  ])
})

describe('a name', () => {
  it.each([
    ['with quotes', 'my "best" letter.pdf'],
    ['with a line end', 'a\r\nset-cookie: x=y.pdf'],
    ['up the folders', '../../../etc/passwd'],
    ['with backslashes', '..\\..\\boot.ini'],
    ['of another script', 'Sulat ng Peñafrancia – 手紙 🙏.pdf'],
    ['with brackets and a star', "it's (1)*.pdf"],
    ['with control characters', 'a\u0000b\u001fc.pdf'],
    ['with half an emoji', 'a\ud83d.pdf'],
    ['with nothing but an ending', '.pdf'],
    ['with a header of its own', 'a.pdf; filename=b.exe'],
  ])('%s comes back safely', async (_case, name) => {
    const answer = await upload(name)
    const { status, headers, bytes } = await download(answer.fileId)
    expect(status).toBe(200)
    expect(bytes.equals(PDF)).toBe(true)
    expect([...headers.keys()]).not.toContain('set-cookie')
    const disposition = headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
    )
    expect(disposition.split('"')).toHaveLength(3)
    expect(savedAs(headers)).toBe(answer.name)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
    expect(answer.name).not.toMatch(/[/\\\u0000-\u001f]/)
  })

  it('of another script is kept as it was', async () => {
    const name = 'Sulat ng Peñafrancia – 手紙 🙏.pdf'
    expect((await upload(name)).name).toBe(name)
  })

  it.each(['a', '🙏'])('of 500 %s is shortened and keeps its ending', async (letter) => {
    const { name, fileId } = await upload(`x${letter.repeat(500)}.pdf`)
    expect(name.length).toBeLessThanOrEqual(200)
    expect(name.endsWith('.pdf')).toBe(true)
    expect(savedAs((await download(fileId)).headers)).toBe(name)
  })
})

it.each(['0', '-1', 'abc', '..%2F..%2Fetc%2Fpasswd', '999999999', '99999999999'])(
  'knows no file %s',
  async (id) => {
    expectRefusal(await colleague.get(`/api/admin/files/${id}`), 404, 'file.not_found')
  },
)

it('is for staff who may read submissions', async () => {
  const { fileId } = await upload('letter.pdf')
  expectRefusal(await newVisitor().get(paths.api.file(fileId)), 401, 'auth.required')
  const keeper = await staffClient('store_manager')
  expectRefusal(await keeper.get(paths.api.file(fileId)), 403, 'auth.forbidden')
})

it('is not found when its bytes are gone', async () => {
  const { fileId } = await upload('letter.pdf')
  const { rows } = await (await pool()).query(
    'select storage_key as key from submission_files where id = $1',
    [fileId],
  )
  await hideFile(rows[0].key)
  expectRefusal(await download(fileId), 404, 'file.not_found')
})
