import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formTokenSubject } from '@/features/forms/schema'
import { findFormAttempt, pageFormToken } from '@/features/registration/server/attempts'
import { AppError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { ageOfFormToken, issueFormToken } from '@/lib/suspicion/form-token'
import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type OpenForm,
  postWithoutScript,
  type RegistrationReply,
  readSubmission,
} from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { asFile, HTML, PDF, pdfOfSize } from '../../support/file-samples'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

type Label = 'Name' | 'Email' | 'Ministries' | 'Letter'

let form: OpenForm<Label>
beforeAll(async () => {
  form = await createOpenForm({
    Name: { fieldType: 'text', isRequired: true },
    Email: 'email',
    Ministries: { fieldType: 'checkbox', options: ['Main', 'Youth'] },
    Letter: 'file',
  })
})
afterAll(removeCreatedRows)

type Parts = [name: string, value: string | File][]

const answer = (label: Label, value: string): [string, string] => [
  `answer_${form.ids[label]}`,
  value,
]
const letter = (file: File): [string, File] => [`file_${form.ids.Letter}`, file]

function multipart(parts: Parts): FormData {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return body
}

const urlEncoded = (parts: Parts) => new URLSearchParams(parts as [string, string][])

const COMPLETE: Parts = []
beforeAll(() => {
  COMPLETE.push(answer('Name', 'Ana'), answer('Email', ''))
  COMPLETE.push(answer('Ministries', 'Main'), answer('Ministries', 'Youth'))
})

function nextPage({ status, headers }: Pick<RegistrationReply, 'status' | 'headers'>) {
  expect(status).toBe(303)
  const url = new URL(headers.get('location') ?? '', 'http://any')
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) }
}

async function attemptOf(reply: RegistrationReply) {
  const { path, query } = nextPage(reply)
  expect(path).toBe(paths.form(form.slug))
  expect(Object.keys(query)).toEqual(['attempt'])
  return findFormAttempt(form.slug, query.attempt ?? '')
}

async function submissionWith(reference: string | undefined) {
  const colleague = await staffClient('super_admin')
  const { body } = await colleague.get<{ id: number; reference: string }[]>(
    `${paths.api.submissions}?formId=${form.id}&limit=100`,
  )
  const found = body.find((submission) => submission.reference === reference)
  return readSubmission(found?.id ?? 0)
}

describe('a form posted without script', () => {
  it.each([
    ['multipart', multipart],
    ['url-encoded', urlEncoded],
  ])('is stored and thanked for: %s', async (_case, encode) => {
    const { path, query } = nextPage(await postWithoutScript(form, encode(COMPLETE)))
    expect(path).toBe(paths.form(form.slug))
    expect(query).toEqual({
      submitted: expect.stringMatching(/^\w{4}-\w{4}$/),
      own: expect.stringMatching(`^${query.submitted}\\.0\\.`),
    })
    const { data } = await submissionWith(query.submitted)
    expect(data).toEqual(replaceLabelsByIds(form, { Name: 'Ana', Ministries: ['Main', 'Youth'] }))
  })

  it('takes a file, and no file when none was chosen', async () => {
    const chosen = nextPage(
      await postWithoutScript(form, multipart([...COMPLETE, letter(asFile(PDF, 'a.pdf'))])),
    )
    const { data } = await submissionWith(chosen.query.submitted)
    expect(data[form.ids.Letter]).toMatchObject({ name: 'a.pdf', mimeType: 'application/pdf' })

    const none = nextPage(
      await postWithoutScript(form, multipart([...COMPLETE, letter(asFile(Buffer.alloc(0), ''))])),
    )
    const without = await submissionWith(none.query.submitted)
    expect(Object.keys(without.data)).not.toContain(form.ids.Letter)
  })
})

describe('Continue before the script of a form in steps', () => {
  it.each([
    ['multipart', multipart],
    ['url-encoded', urlEncoded],
  ])('stores nothing, and gives everything back on one page: %s', async (_case, encode) => {
    const reply = await postWithoutScript(form, encode([...COMPLETE, ['continue', '1']]))
    const { message = '' } = new AppError('submission.unfinished')
    expect(await attemptOf(reply)).toMatchObject({
      answers: replaceLabelsByIds(form, { Name: 'Ana', Ministries: ['Main', 'Youth'] }),
      errors: {},
      message,
    })
  })
})

describe('a form refused without script', () => {
  it.each([
    ['multipart', multipart],
    ['url-encoded', urlEncoded],
  ])('shows again what was typed and what is wrong with it: %s', async (_case, encode) => {
    const before = await summarizeStored()
    const parts = [answer('Name', ' '), answer('Email', 'ana'), answer('Ministries', 'Youth')]
    expect(await attemptOf(await postWithoutScript(form, encode(parts)))).toEqual({
      answers: replaceLabelsByIds(form, { Name: ' ', Email: 'ana', Ministries: 'Youth' }),
      errors: replaceLabelsByIds(form, {
        Name: 'Name is required',
        Email: 'Please enter a valid email address',
      }),
      message: 'Please fix the errors and try again',
    })
    expect(await summarizeStored()).toEqual({ ...before, attempts: before.attempts + 1 })
  })

  it('comes back as the simple form it was sent from', async () => {
    const parts = urlEncoded([answer('Email', 'ana')])
    const { path, query } = nextPage(await postWithoutScript(form, parts, paths.api.plainSubmit))
    expect(path).toBe(paths.form(form.slug))
    expect(query).toEqual({ attempt: expect.any(String), plain: '1' })
    expect((await findFormAttempt(form.slug, query.attempt ?? ''))?.answers).toEqual(
      replaceLabelsByIds(form, { Email: 'ana' }),
    )
  })

  it('keeps the answers behind a file of the wrong kind, not the file', async () => {
    const before = await summarizeStored()
    const parts = multipart([letter(asFile(HTML, 'letter.pdf')), ...COMPLETE])
    const attempt = await attemptOf(await postWithoutScript(form, parts))
    expect(attempt?.answers).toMatchObject(replaceLabelsByIds(form, { Name: 'Ana' }))
    expect(attempt?.errors).toEqual({ [form.ids.Letter]: expect.stringContaining('not accepted') })
    expect((await summarizeStored()).files).toEqual(before.files)
  })

  it('keeps the answers behind a file that is too large', async () => {
    const before = await summarizeStored()
    const large = asFile(pdfOfSize(41 * 1024 * 1024), 'scan.pdf')
    const attempt = await attemptOf(
      await postWithoutScript(form, multipart([letter(large), ...COMPLETE])),
    )
    expect(attempt?.answers).toMatchObject(replaceLabelsByIds(form, { Name: 'Ana' }))
    expect(attempt?.errors).toEqual({ [form.ids.Letter]: 'This file is larger than 25 MB' })
    expect((await summarizeStored()).files).toEqual(before.files)
  })

  it.each<[string, BodyInit]>([
    ['nothing at all', ''],
    ['text', 'Ana'],
  ])('says so when it is sent %s', async (_case, body) => {
    const attempt = await attemptOf(await postWithoutScript(form, body))
    expect(attempt).toMatchObject({ answers: {}, errors: {} })
    expect(attempt?.message).toMatch(/ /)
  })

  it.each([
    ['nobody', 'x'],
    ['\u0000', 'x'],
    ['__proto__', 'x'],
  ])('refuses a field nobody knows: %j', async (id, value) => {
    const before = await summarizeStored()
    const parts: Parts = [...COMPLETE, [`answer_${id}`, value]]
    const { query } = nextPage(await postWithoutScript(form, urlEncoded(parts)))
    expect(Object.keys(query)).toEqual(['attempt'])
    expect((await summarizeStored()).submissions).toBe(before.submissions)
  })

  it('keeps the valid token of its page, by whose age a form that has closed is still open', async () => {
    const subject = formTokenSubject(form.id)
    const shownAfter = async (token: string) => {
      const parts: Parts = [[FORM_TOKEN_NAME, token], answer('Name', '')]
      return pageFormToken(
        form.id,
        await attemptOf(await postWithoutScript(form, urlEncoded(parts))),
      )
    }
    const earlier = issueFormToken(subject, Date.now() - 600_000)
    expect(await shownAfter(earlier)).toBe(earlier)
    for (const token of ['x', '\u0000', `${earlier}x`, issueFormToken('form:0')]) {
      expect(ageOfFormToken(await shownAfter(token), subject)).not.toBeNull()
    }
  })

  it('shows an attempt at its own form only, and only under its token', async () => {
    const other = await createOpenForm()
    const { query } = nextPage(await postWithoutScript(form, urlEncoded([])))
    expect(await findFormAttempt(form.slug, query.attempt ?? '')).not.toBeNull()
    expect(await findFormAttempt(other.slug, query.attempt ?? '')).toBeNull()
    for (const token of ['', 'x', "' or 1=1 --", 'x'.repeat(22)]) {
      expect(await findFormAttempt(form.slug, token)).toBeNull()
    }
  })
})

describe('the key that is derived for a form posted without script', () => {
  interface Press {
    token: string
    name?: string
    letter?: string
    from?: Client
  }

  async function press({ token, name = 'Ana', letter: bytes, from = phone }: Press) {
    const parts: Parts = [[FORM_TOKEN_NAME, token], answer('Name', name)]
    if (bytes) parts.push(letter(asFile(Buffer.concat([PDF, Buffer.from(bytes)]), 'a.pdf')))
    const headers = { accept: 'text/html' }
    const call = { method: 'POST', body: multipart(parts), headers }
    return nextPage(await from.send(paths.api.submit(form.slug), call)).query.submitted
  }

  const phone = newVisitor()
  const tokenOf = (agoMs: number) =>
    issueFormToken(formTokenSubject(form.id), Date.now() - 60_000 - agoMs)

  it('makes a double press one registration', async () => {
    const token = tokenOf(0)
    const before = await summarizeStored()
    const [first, second] = await Promise.all([press({ token }), press({ token })])
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    expect(await press({ token })).toBe(first)
    expect((await summarizeStored()).submissions).toBe(before.submissions + 1)
  })

  it.each<[string, Partial<Press>]>([
    ['other answers, such as a sister’s', { name: 'Lea' }],
    ['another file', { letter: 'other' }],
    ['another network', { from: newVisitor() }],
    ['a page of another second', { token: 'another' }],
  ])('is another for %s', async (what, change) => {
    const first: Press = { token: tokenOf(what.length * 1000), letter: 'first' }
    const token = change.token ? tokenOf(what.length * 1000 + 500) : first.token
    const one = await press(first)
    const other = await press({ ...first, ...change, token })
    expect(one).toBeTruthy()
    expect(other).toBeTruthy()
    expect(other).not.toBe(one)
  })

  it('is that of a page which was opened before an update, where it still carries one', async () => {
    const post = (from: Client) =>
      from.send(paths.api.submit(form.slug), {
        method: 'POST',
        body: multipart([
          ['idempotencyKey', 'page-1'],
          [FORM_TOKEN_NAME, tokenOf(99_000)],
          answer('Name', 'Ana'),
        ]),
        headers: { accept: 'text/html' },
      })
    const [one, other] = [await post(newVisitor()), await post(newVisitor())]
    expect(nextPage(other)).toEqual(nextPage(one))
  })
})

describe('a form that is not there', () => {
  it('leads to its page, which says so', async () => {
    const closing = await createOpenForm()
    const colleague = await staffClient('super_admin')
    await colleague.put(paths.api.form(closing.id), { isActive: false })
    const reply = await postWithoutScript(closing, urlEncoded([]))
    expect(nextPage(reply)).toEqual({ path: paths.form(closing.slug), query: {} })
  })

  it.each(['../../admin', 'a b', '%0d%0aset-cookie: x=y', '//evil.example'])(
    'leads nowhere else: %j',
    async (slug) => {
      const { path } = nextPage(await postWithoutScript({ slug }, urlEncoded([])))
      expect(path).toMatch(/^\/forms\/[\w%-]+$/)
    },
  )
})

it('is refused when another site posts it', async () => {
  const before = await summarizeStored()
  const headers = { accept: 'text/html', origin: 'https://evil.example' }
  const call = { method: 'POST', body: urlEncoded(COMPLETE), headers }
  const reply = await newVisitor().send(paths.api.submit(form.slug), call)
  expect(reply.status).toBe(403)
  const page = reply.bytes.toString('utf8')
  expect(page).toContain('This was not sent')
  // The page shows no form and no answers. Otherwise another site could make the visitor send
  // answers that the site has invented.
  expect(page).not.toMatch(/<form|Ana/)
  expect(await summarizeStored()).toEqual(before)
})
