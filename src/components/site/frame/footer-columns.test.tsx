// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FooterColumns } from './footer-columns'
import type { SiteIdentity } from './site-identity'

const NO_CONTACT = { facebook: '', youtube: '', instagram: '', email: '', phone: '', address: '' }

function open(contact: Partial<typeof NO_CONTACT>) {
  const site: SiteIdentity = {
    ...{ name: 'One', tagline: 'Pray.', menu: [], action: null, quickLinks: [], legal: [] },
    footer: { description: '', linksHeading: '', contactHeading: '', copyright: '' },
    contact: { ...NO_CONTACT, ...contact },
  }
  render(<FooterColumns site={site} />)
  const entries = screen.queryAllByRole('listitem')
  return entries.map((entry) => entry.querySelector('a')?.getAttribute('href'))
}

it('shows only the contact details that editors have given', () => {
  expect(open({})).toEqual([])
})

it('leads to the profiles, and to the mail program and the phone', () => {
  const links = open({
    facebook: 'https://facebook.com/one',
    email: 'one@example.org',
    phone: '+63 (2) 8123-4567',
  })
  expect(links).toEqual([
    'https://facebook.com/one',
    'mailto:one@example.org',
    'mailto:one@example.org',
    'tel:+63281234567',
  ])
})
