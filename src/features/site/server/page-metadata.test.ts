import { afterEach, expect, it } from 'vitest'
import type { SiteSettings } from '../schema'
import { pageMetadata } from './page-metadata'

const site = {
  name: 'One Name',
  description: 'All of us',
  registrationPicture: null,
} as SiteSettings
const seo = { title: 'Our Story', description: '', picture: null }
const read = () => pageMetadata({ site, seo, path: '/our-story' })

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
