import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteFooter } from './site-footer'
import type { SiteIdentity } from './site-identity'

const SITE: SiteIdentity = {
  ...{ name: 'One Name', tagline: 'One name.', menu: [], action: null, quickLinks: [], legal: [] },
  footer: {
    description: '',
    linksHeading: '',
    contactHeading: '',
    copyright: '© {year} One {year}',
  },
  contact: { facebook: '', youtube: '', instagram: '', email: '', phone: '', address: '' },
}

afterEach(() => void vi.useRealTimers())

it.each([
  ['2026-12-31T15:59:59Z', '© 2026 One 2026'],
  ['2026-12-31T16:00:00Z', '© 2027 One 2027'],
])('at %s the copyright line has the year of Manila: %s', (now, line) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(renderToStaticMarkup(createElement(SiteFooter, { site: SITE }))).toContain(line)
})
