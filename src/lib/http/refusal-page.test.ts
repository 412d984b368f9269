import { expect, it } from 'vitest'
import { AppError } from '../errors'
import { isPlainPost, readTextFields, refusalPage, rememberTextFields } from './refusal-page'

const URLENCODED = 'application/x-www-form-urlencoded'

function post(body: BodyInit, headers: Record<string, string> = {}) {
  const all = { accept: 'text/html,*/*;q=0.8', ...headers }
  return new Request('https://here.example/api/x?plain=1', { method: 'POST', body, headers: all })
}
const long = { 'content-length': '20', 'content-type': URLENCODED }
const pageOf = async (request: Request, code: ConstructorParameters<typeof AppError>[0]) => {
  const response = await refusalPage(request, new AppError(code), 'request-1')
  return { response, html: await response.text() }
}

it('is for posts of a plain form alone', () => {
  expect(isPlainPost(post('a=b'))).toBe(true)
  expect(isPlainPost(post('a=b', { accept: '*/*' }))).toBe(false)
  expect(
    isPlainPost(new Request('https://here.example', { headers: { accept: 'text/html' } })),
  ).toBe(false)
})

it('keeps what was typed, as it was, when the same may be taken later', async () => {
  const typed = new URLSearchParams({ a: 'x"><script>\n&', b: '' }).toString()
  const { response, html } = await pageOf(post(typed, long), 'server.busy')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(html).toContain('action="/api/x?plain=1"')
  expect(html).toContain(
    '<textarea hidden name="a">\nx&quot;&gt;&lt;script&gt;\n&amp;</textarea><textarea hidden name="b">\n</textarea>',
  )
  expect(html).toContain('The service is busy or restarting')
})

it.each(['server.unexpected', 'storage.full', 'upload.too_much'] as const)(
  'keeps it for %s too',
  async (code) => expect((await pageOf(post('a=typed', long), code)).html).toContain('typed<'),
)

it('says when to come back', async () => {
  const error = new AppError('upload.too_much', { retryAfterSeconds: 90 })
  const { headers } = await refusalPage(post('a=b', long), error, 'request-1')
  expect(headers.get('retry-after')).toBe('90')
  expect(headers.get('x-request-id')).toBe('request-1')
})

it('reads a multipart form too, and leaves its files out', async () => {
  const body = new FormData()
  body.append('a', 'Ana')
  body.append('file', new File(['x'], 'x.pdf'))
  const request = new Request('https://here.example/', { method: 'POST', body })
  request.headers.set('content-length', '300')
  const { html } = await pageOf(request, 'request.too_large')
  expect(html).toContain('enctype="multipart/form-data"')
  expect(html).toContain('>\nAna</textarea>')
  expect(html).not.toContain('name="file"')
})

it('takes what has been read before', async () => {
  const request = post('a=b', long)
  await request.text()
  rememberTextFields(request, [['a', 'remembered']])
  expect((await pageOf(request, 'upload.too_much')).html).toContain('remembered')
})

it.each(['request.too_many', 'request.cross_site', 'request.malformed'] as const)(
  '%s: nothing is read and offered again',
  async (code) => {
    const request = post('a=typed', long)
    const { html } = await pageOf(request, code)
    expect(html).not.toContain('<form')
    expect(html).toContain('Go back in your browser')
    expect(request.bodyUsed).toBe(false)
  },
)

it.each([
  { 'content-type': 'text/plain' },
  { 'content-length': '9999999' },
  { 'content-length': '' },
])('is a page too for %o', async (headers) => {
  const { response } = await pageOf(post('a=b', { ...long, ...headers }), 'server.unexpected')
  expect(response.status).toBe(500)
})

it('takes ten thousand texts and no more, and offers no page of ten megabytes', async () => {
  const most = Array.from({ length: 10_000 }, () => 'a').join('&')
  expect(await readTextFields(post(most), 512_000)).toHaveLength(10_000)
  await expect(readTextFields(post(`${most}&a`), 512_000)).rejects.toMatchObject({
    code: 'request.too_large',
  })
  const many = 'a&'.repeat(250_000)
  const request = post(many, { 'content-type': URLENCODED, 'content-length': `${many.length}` })
  const { html } = await pageOf(request, 'upload.too_much')
  expect(html.length).toBeLessThan(5000)
})
