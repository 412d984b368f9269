import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { ByteRange } from '../storage/file-store'
import { fileResponse, parseRange } from './file-response'

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s of a thousand bytes', (header, span) => expect(parseRange(header, 1000)).toEqual(span))

it.each(['bytes=1000-', 'bytes=9-5', 'bytes=-0'])('%s cannot be given', (header) =>
  expect(parseRange(header, 1000)).toBeNull(),
)

it.each([null, 'bytes=-', 'bytes=0-1,5-6', 'lines=0-5'])('%s asks for the whole', (header) =>
  expect(parseRange(header, 1000)).toBeUndefined(),
)

const TEXT = 'Salamat po'
const files = {
  stat: async (name: string) =>
    name === 'here' ? { size: TEXT.length, changedAt: new Date('2026-03-01T00:00:00Z') } : null,
  open: async (_name: string, span?: ByteRange) =>
    Readable.from([Buffer.from(TEXT.slice(span?.start, span && span.end + 1))]),
}

async function answer(headers: Record<string, string> = {}, method = 'GET', name = 'here') {
  const request = new Request('http://here/', { method, headers })
  const response = await fileResponse(request, files as never, name, { 'content-type': 'a/b' })
  const of = (header: string) => response.headers.get(header)
  const body = await response.text()
  return [response.status, body, of('content-length'), of('content-range'), of('etag')]
}
const etag = `"a-${new Date('2026-03-01T00:00:00Z').getTime().toString(36)}"`

it.each([
  ['the whole', {}, [200, TEXT, '10', null, etag]],
  ['a part', { range: 'bytes=2-4' }, [206, 'lam', '3', 'bytes 2-4/10', etag]],
  ['no such part', { range: 'bytes=10-' }, [416, '', null, 'bytes */10', null]],
  ['what the browser has', { 'if-none-match': etag }, [304, '', null, null, etag]],
  ['another one', { 'if-none-match': '"b"' }, [200, TEXT, '10', null, etag]],
  [
    'the rest of it',
    { 'if-range': etag, range: 'bytes=8-' },
    [206, 'po', '2', 'bytes 8-9/10', etag],
  ],
  ['the rest of another', { 'if-range': '"b"', range: 'bytes=8-' }, [200, TEXT, '10', null, etag]],
])('gives %s', async (_what, headers, expected) => {
  expect(await answer(headers as Record<string, string>)).toEqual(expected)
})

it('tells the length alone for HEAD', async () => {
  expect(await answer({}, 'HEAD')).toEqual([200, '', '10', null, etag])
})

it('knows no other file', async () => {
  await expect(answer({}, 'GET', 'gone')).rejects.toMatchObject({ code: 'file.not_found' })
})
