import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { GET as card } from '@/app/provinces/[slug]/card.png/route'
import { GET as robots } from '@/app/robots.txt/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import { GET as store } from '@/app/stand-ins/store/route'
import { drawProvinceCard } from '@/features/celebrations/server/province-card'
import { cms } from '@/lib/cms'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { richText } from '@/seed/rich-text'
import { newVisitor, ORIGIN } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'

afterAll(removeCreatedRows)

type Handler = typeof sitemap

const ask = (handler: Handler, headers: Record<string, string> = {}) =>
  handler(new Request(ORIGIN, { headers: { host: new URL(ORIGIN).host, ...headers } }), {
    params: Promise.resolve({}),
  })

it('the sitemap lists the pages, those of editors once published, and no draft', async () => {
  const payload = await cms()
  const seo = { title: 'A', description: 'A' }
  const content = richText('A line.')
  const make = (slug: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'pages',
      data: { title: slug, slug, seo, content, _status },
      draft: _status === 'draft',
      overrideAccess: true,
    })
  const made = [await make('sitemap-published', 'published'), await make('sitemap-draft', 'draft')]
  try {
    const xml = await (await ask(sitemap)).text()
    for (const page of KEPT_PAGES) expect(xml).toContain(`<loc>${ORIGIN}${page}</loc>`)
    expect(xml).toContain(`<loc>${ORIGIN}/privacy-policy</loc>`)
    expect(xml.match(/\/provinces\/[a-z-]+<\/loc>/g)).toHaveLength(83)
    expect(xml).toContain(`<loc>${ORIGIN}/sitemap-published</loc>`)
    expect(xml).not.toContain('sitemap-draft')
  } finally {
    for (const { id } of made) await payload.delete({ collection: 'pages', id })
  }
})

it('the sitemap lists the forms that are open, and none without a question', async () => {
  const boss = await staffClient('super_admin')
  const open = await createOpenForm({ Name: 'text' })
  const [closed, empty] = [
    await createOpenForm({ Name: 'text' }),
    await createOpenForm({ Name: 'text' }),
  ]
  await boss.put(paths.api.form(closed.id), { isActive: false })
  await boss.post(paths.api.formFields(empty.id), { fields: [] })
  const xml = await (await ask(sitemap)).text()
  const isListed = ({ slug }: { slug: string }) =>
    xml.includes(`<loc>${ORIGIN}/forms/${slug}</loc>`)
  expect([open, closed, empty].map(isListed)).toEqual([true, false, false])
})

it('a province has a share card of its own', async () => {
  const draw = async (slug: string) => {
    const response = await card(new Request(ORIGIN), { params: Promise.resolve({ slug }) })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const [aklan, cebu, atlantis] = [await draw('aklan'), await draw('cebu'), await draw('atlantis')]
  expect([aklan.status, cebu.status, atlantis.status]).toEqual([200, 200, 404])
  expect(await sharp(aklan.bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(aklan.bytes.equals(cebu.bytes)).toBe(false)
  expect(await drawProvinceCard('aklan')).toBe(await drawProvinceCard('aklan'))
  const drawing = vi.spyOn(sharp.prototype as ReturnType<typeof sharp>, 'toBuffer')
  drawing.mockRejectedValueOnce(new Error('No memory'))
  await expect(drawProvinceCard('bohol')).rejects.toThrow('No memory')
  drawing.mockRestore()
  expect(await drawProvinceCard('bohol')).toBeInstanceOf(Buffer)
})

it('names the host that is configured, whatever host was asked', async () => {
  expect(await (await ask(robots)).text()).toMatch(/^Disallow: \/admin$/m)
  const asked = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const files = async () => {
    const calendar = '/api/celebrations/november/calendar.ics'
    return [
      await (await ask(robots, asked)).text(),
      await (await ask(sitemap, asked)).text(),
      (await newVisitor().send(calendar, { headers: asked })).bytes.toString(),
    ]
  }
  for (const file of await files()) {
    expect(file).toContain(ORIGIN)
    expect(file).not.toContain('evil.example')
  }
  process.env.PUBLIC_URL = 'https://example.org'
  try {
    for (const file of await files()) expect(file).toContain('https://example.org/')
  } finally {
    process.env.PUBLIC_URL = ''
  }
})

it('the stand-in store is a page of its own', async () => {
  const response = await ask(store)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain("type:'resize'")
})

it.each([
  ['november', 'DTSTART;TZID=Asia/Manila:20251130T130000', 'RRULE:FREQ=YEARLY'],
  ['march', 'DTSTART;TZID=Asia/Manila:20260328T090000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SA'],
])('the %s celebration goes into a calendar', async (key, start, line) => {
  const { status, headers, bytes } = await newVisitor().get(`/api/celebrations/${key}/calendar.ics`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-disposition')).toContain(`${key}-celebration.ics`)
  const lines = bytes.toString().split('\r\n')
  expect(lines).toContain(start)
  expect(lines).toContain(line)
  expect(lines).toContain(`URL:${ORIGIN}/yearly-events`)
})

it('a celebration that is past and does not repeat is in no calendar', async () => {
  const payload = await cms()
  const { march } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  const save = (calendar: object) =>
    payload.updateGlobal({
      slug: 'celebrations',
      data: {
        march: { ...march, calendar: { ...march.calendar, ...calendar } },
        _status: 'published',
      },
    })
  const address = '/api/celebrations/march/calendar.ics'
  await save({ repeats: 'no', date: '2020-03-28T00:00:00.000Z' })
  expect((await newVisitor().get(address)).status).toBe(404)
  await save({ repeats: 'no', date: '2099-03-28T00:00:00.000Z' })
  expect((await newVisitor().get(address)).status).toBe(200)
  await save({})
})

it('there is no third celebration', async () => {
  expect((await newVisitor().get('/api/celebrations/june/calendar.ics')).status).toBe(404)
})
