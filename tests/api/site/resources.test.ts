import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { getResourcesPage } from '@/features/resources/server/data'
import { cms } from '@/lib/cms'
import { newVisitor } from '../../support/api/api'

const PDF = readFileSync('media/seed/booklet.pdf')
const NAMES = {
  booklet: 'One-Name-About.pdf',
  'first-seven-years': 'One-Name-First-Seven-Years.pdf',
} as const

// The seed has created the rows, but their files are not in the test's data folder.
beforeAll(async () => {
  const payload = await cms()
  for (const key of ['booklet', 'first-seven-years']) {
    await payload.update({
      collection: 'resources',
      where: { key: { equals: key } },
      data: {},
      file: { data: PDF, name: `${key}.pdf`, mimetype: 'application/pdf', size: PDF.length },
      overrideAccess: true,
    })
  }
})

it.each(Object.entries(NAMES))('%s: to look at and to keep', async (key, name) => {
  const view = await newVisitor().get(`/api/resources/${key}/view`)
  expect(view.status).toBe(200)
  expect(view.bytes).toEqual(PDF)
  expect(view.headers.get('content-type')).toBe('application/pdf')
  expect(view.headers.get('cache-control')).toBe('public, no-cache')
  expect(view.headers.get('content-disposition')).toBe(`inline; filename="${name}"`)
  const download = await newVisitor().get(`/api/resources/${key}`)
  expect(download.bytes).toEqual(PDF)
  expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
})

it('answers pieces of it', async () => {
  const piece = (range: string) =>
    newVisitor().send('/api/resources/booklet/view', { headers: { range } })
  const first = await piece('bytes=0-3')
  expect(first.status).toBe(206)
  expect(first.bytes.toString()).toBe('%PDF')
  expect(first.headers.get('content-range')).toBe(`bytes 0-3/${PDF.length}`)
  const last = await piece('bytes=-6')
  expect(last.bytes).toEqual(PDF.subarray(-6))
  const beyond = await piece(`bytes=${PDF.length}-`)
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${PDF.length}`)
})

it('says when nothing has changed, and when it has', async () => {
  const { headers } = await newVisitor().get('/api/resources/booklet')
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^".+"$/)
  const ask = (name: string, value: string, more = {}) =>
    newVisitor().send('/api/resources/booklet', { headers: { [name]: value, ...more } })
  const same = await ask('if-none-match', etag)
  expect(same.status).toBe(304)
  expect(same.bytes).toHaveLength(0)
  expect((await ask('if-none-match', '"old"')).status).toBe(200)
  expect((await ask('if-range', etag, { range: 'bytes=0-3' })).status).toBe(206)
  expect((await ask('if-range', '"old"', { range: 'bytes=0-3' })).bytes).toEqual(PDF)
})

it.each(['Booklet', 'other', '..%2Fbooklet'])('knows no %s', async (key) => {
  const { status, body } = await newVisitor().get(`/api/resources/${key}`)
  expect(status).toBe(404)
  expect(body.code).toBe('file.not_found')
})

it('shows the size of the file, unless an editor writes another for it', async () => {
  const payload = await cms()
  const where = { key: { equals: 'booklet' } }
  const file = { data: PDF, name: 'booklet.pdf', mimetype: 'application/pdf', size: PDF.length }
  const save = async (data: { sizeLabel?: string }, isNewFile: boolean) => {
    const upload = isNewFile ? { file } : {}
    await payload.update({ collection: 'resources', where, data, overrideAccess: true, ...upload })
    const { documents } = await getResourcesPage()
    return documents.find(({ key }) => key === 'booklet')?.sizeLabel
  }
  const own = `${Math.round(PDF.length / 1024)} KB`
  expect(await save({ sizeLabel: '21 MB' }, false)).toBe('21 MB')
  expect(await save({}, true)).toBe(own)
  expect(await save({ sizeLabel: '30 MB' }, true)).toBe('30 MB')
  expect(await save({ sizeLabel: '30 MB' }, true)).toBe(own)
  expect(await save({ sizeLabel: '' }, false)).toBe(own)
})

it('a document needs no words for its cover, whose title then is its own', async () => {
  const payload = await cms()
  const title = 'A letter to everybody who comes to the celebrations'
  const file = { data: PDF, name: 'letter.pdf', mimetype: 'application/pdf', size: PDF.length }
  const data = { title, description: 'x' } as never
  const made = await payload.create({ collection: 'resources', data, file, overrideAccess: true })
  try {
    expect(made).toMatchObject({ coverTitle: 'A letter to everybody who comes to the' })
  } finally {
    await payload.delete({ collection: 'resources', id: made.id, overrideAccess: true })
  }
})

it('further documents follow the fixed ones in the order in which they were added', async () => {
  const payload = await cms()
  const file = { data: PDF, name: 'letter.pdf', mimetype: 'application/pdf', size: PDF.length }
  const add = async (title: string) => {
    const data = { title, description: 'x' } as never
    return (await payload.create({ collection: 'resources', data, file, overrideAccess: true })).id
  }
  const made = [await add('A first letter'), await add('Another letter')]
  try {
    const titles = (await getResourcesPage()).documents.map(({ title }) => title)
    expect(titles.slice(2)).toEqual(['A first letter', 'Another letter'])
  } finally {
    for (const id of made) {
      await payload.delete({ collection: 'resources', id, overrideAccess: true })
    }
  }
})
