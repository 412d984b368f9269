import { afterEach, expect, it } from 'vitest'
import type { SiteSettings } from '../schema'
import { pageMetadata } from './page-metadata'

const site = {
  name: 'One Name',
  description: 'All of us',
  registrationPicture: null,
} as SiteSettings
const seo = { title: 'Our Story', description: '', picture: null }
const read = (more: Partial<Parameters<typeof pageMetadata>[0]> = {}) =>
  pageMetadata({ site, seo, path: '/our-story', ...more })
const picture = (src: string) => ({ src, alt: '', width: 1, height: 1, blur: null, position: '' })

afterEach(() => {
  delete process.env.PUBLIC_URL
})

it('names an address only when there is one', () => {
  expect(read().alternates).toBeUndefined()
  process.env.PUBLIC_URL = 'https://example.org/'
  expect(read().alternates).toEqual({ canonical: '/our-story' })
})

it('falls back to what the site says about itself', () => {
  expect(read()).toMatchObject({ title: 'Our Story', description: 'All of us' })
})

it('is shared with its own picture, else with that of the site, and with none without an address', () => {
  const [own, ofSite] = [picture('/own.webp'), picture('/site.webp')]
  const withBoth = { site: { ...site, sharePicture: ofSite }, seo: { ...seo, picture: own } }
  expect([read(withBoth).openGraph?.images, read(withBoth).openGraph?.url]).toEqual([
    undefined,
    undefined,
  ])
  process.env.PUBLIC_URL = 'https://example.org/'
  for (const [more, images] of [
    [withBoth, ['/own.webp']],
    [{ ...withBoth, seo }, ['/site.webp']],
    [{}, undefined],
  ] as const) {
    expect(read(more)).toMatchObject({ openGraph: { url: '/our-story' } })
    expect([read(more).openGraph?.images, read(more).twitter?.images]).toEqual([images, images])
  }
})
