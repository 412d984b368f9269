import { expect, it } from 'vitest'
import { cleanRequest, effectiveMethodOf } from './request'

const ADDRESS = 'http://here/api/cms/media'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const OVERRIDE = { 'x-payload-http-method-override': 'GET' }

const request = (init: RequestInit = {}, query = '') => new Request(ADDRESS + query, init)
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  request({ method: 'POST', body, headers })
const codeOf = async (sent: Request) =>
  cleanRequest(sent).then(
    () => null,
    ({ code }) => code,
  )

it('takes the address out from which Payload would fetch a file', async () => {
  const row = { alt: 'A', url: 'http://169.254.169.254/' }
  const json = await cleanRequest(post(JSON.stringify(row), JSON_TYPE))
  expect(await json.json()).toEqual({ alt: 'A' })
  const form = new FormData()
  form.append('_payload', JSON.stringify(row))
  form.append('file', new File(['x'], 'a.png'))
  form.append('url', row.url)
  const parts = [...(await (await cleanRequest(post(form))).formData())]
  expect(parts.map(([name]) => name)).toEqual(['_payload', 'file'])
  expect(JSON.parse(String(parts[0]?.[1]))).toEqual({ alt: 'A' })
})

it.each([
  ['a zero byte', '?where[a]=%00'],
  ['a zero byte in a name', '?%00=1'],
  ['a place', '?where[a][near]=1,2,3'],
  ['a place', '?where[a][within]=x'],
])('refuses %s in a query', async (_what, query) => {
  expect(await codeOf(request({}, query))).toBe('request.malformed')
})

it('lets line ends and tabs through', async () => {
  expect(await codeOf(request({}, '?where[a][like]=x%0D%0A%09y'))).toBeNull()
})

it('checks what is read by a POST like a query', async () => {
  const headers = { ...FORM_TYPE, ...OVERRIDE }
  expect(await codeOf(post('where[a]=%00', headers))).toBe('request.malformed')
  const sent = await cleanRequest(post('limit=5', headers))
  expect(await sent.text()).toBe('limit=5')
})

it.each([
  ['a form that writes', post('a=1', FORM_TYPE)],
  ['JSON that reads', post('{}', { ...JSON_TYPE, ...OVERRIDE })],
  ['a text', post('{}', { 'content-type': 'text/plain' })],
])('refuses %s by its type', async (_what, sent) => {
  expect(await codeOf(sent)).toBe('request.content_type')
})

it('gives an empty body to what writes alone', async () => {
  expect(await (await cleanRequest(request({ method: 'POST' }))).text()).toBe('{}')
  expect((await cleanRequest(request({ method: 'DELETE' }))).body).toBeNull()
})

it.each([
  ['GET', 'HEAD', {}],
  ['PATCH', 'PATCH', OVERRIDE],
  ['GET', 'POST', OVERRIDE],
  ['GET', 'POST', { 'x-http-method-override': 'GET' }],
  ['POST', 'POST', {}],
])('is a %s for %s with %o', (method, sent, headers) => {
  expect(
    effectiveMethodOf(request({ method: sent, headers: headers as Record<string, string> })),
  ).toBe(method)
})
