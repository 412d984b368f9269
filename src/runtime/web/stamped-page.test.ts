import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KEY_STAMP, tokenStamp } from '@/lib/page-stamps'
import { ageOfFormToken } from '@/lib/suspicion/form-token'
import { stampedPage } from './stamped-page'

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'test'))

const SUBJECT = 'form:12'
const hidden = (name: string, value: string) =>
  `<input type="hidden" autoComplete="off" name="${name}" value="${value}"/>`
const pageOf = (before: string, after: string, key = KEY_STAMP, token = tokenStamp(SUBJECT)) =>
  `${before}${hidden('idempotencyKey', key)}${hidden('formToken', token)}${after}`

const READERS = {
  plain: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
}
const ENCODINGS = ['plain', 'gzip', 'br'] as const

async function bodiesOf(html: string, encoding: (typeof ENCODINGS)[number], times: number) {
  const body = await stampedPage(html)?.(encoding === 'plain' ? null : encoding)
  if (!body) throw new Error('No stamps')
  return Array.from({ length: times }, () => READERS[encoding](body()).toString())
}

function ownParts(html: string) {
  const [key = '', token = ''] = [...html.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value)
  return { key, token }
}

describe.each(ENCODINGS)('%s', (encoding) => {
  it('is the page with parts that no other answer has', async () => {
    const [before, after] = ['<p>Peñafrancia’s 🙏</p>'.repeat(200), '<p>value="x"</p>'.repeat(300)]
    const bodies = await bodiesOf(pageOf(before, after), encoding, 50)
    const all = bodies.map(ownParts)
    for (const [at, { key, token }] of all.entries()) {
      expect(key).toMatch(/^[\da-f]{32}$/)
      expect(ageOfFormToken(token, SUBJECT)).toBeLessThan(60_000)
      expect(bodies[at]).toBe(pageOf(before, after, key, token))
    }
    expect(new Set(all.map(({ key }) => key)).size).toBe(50)
  })

  it.each([
    ['nothing around it', '', ''],
    ['noise', randomBytes(20_000).toString('latin1'), randomBytes(20_000).toString('latin1')],
    ['the same again', hidden('formToken', 'a'), hidden('idempotencyKey', 'b').repeat(50)],
    ['a large page', '<li>Ana</li>'.repeat(50_000), '<li>Ben</li>'.repeat(50_000)],
  ])('whatever stands beside it: %s', async (_case, before, after) => {
    const places = (html: string) => html.slice(before.length, html.length - after.length)
    for (const html of await bodiesOf(pageOf(before, after), encoding, 5)) {
      const { key, token } = ownParts(places(html))
      expect(html === pageOf(before, after, key, token)).toBe(true)
    }
  })
})

it.each([
  ['no stamp', '<p></p>'],
  ['one alone', hidden('a', KEY_STAMP)],
  ['the wrong way round', hidden('a', tokenStamp(SUBJECT)) + hidden('b', KEY_STAMP)],
  ['one too many', pageOf('', hidden('c', KEY_STAMP))],
  ['only in a text', pageOf('', '').replaceAll('"', '&quot;')],
])('leaves a page alone with %s', (_case, html) => expect(stampedPage(html)).toBeNull())

it('does not mind a stamp that a script carries', async () => {
  const data = JSON.stringify(JSON.stringify({ value: KEY_STAMP }))
  const [html = ''] = await bodiesOf(pageOf('', `<script>push(${data})</script>`), 'plain', 1)
  expect(html).toContain(data)
})
