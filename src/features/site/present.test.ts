import { expect, it } from 'vitest'
import type { SiteSetting } from '@/payload-types'
import { SAMPLE_SITE_SETTINGS } from '@/seed/content/site-settings'
import { DEFAULT_LEGAL_LINKS, DEFAULT_MENU, DEFAULT_QUICK_LINKS } from './default-links'
import { presentSiteSettings } from './present'

const submenu = (to: string, link: string, items: { to: string; link?: string }[]) => ({
  ...{ id: 'a', blockType: 'submenu' as const, to, link },
  items: items.map((item, at) => ({ id: `a${at}`, ...item })),
})

function menuOf(entries: readonly object[]) {
  const settings = { ...SAMPLE_SITE_SETTINGS, menu: { ...SAMPLE_SITE_SETTINGS.menu, entries } }
  return presentSiteSettings(settings as unknown as SiteSetting, (to, words) =>
    to && to !== '/gone' ? { href: to, label: words || to.toUpperCase() } : null,
  ).menu
}

it('the menu of the specification has the words of the settings', () => {
  const menu = menuOf(DEFAULT_MENU)
  expect(menu.map(({ label }) => label)).toEqual([
    ...['Home', 'Our Story', 'Vision & Mission', 'Core Values', 'Core Beliefs', 'Celebrations'],
    ...['Resources', 'Merch'],
  ])
  expect(menu[6]?.links?.map(({ label }) => label)).toEqual(['Booklet', 'First Seven Years'])
})

it('a submenu without a page leads to its first entry, under its own name or that entry’s', () => {
  const items = [{ to: '/a' }, { to: '/b', link: 'Bee' }]
  const links = [
    { href: '/a', label: '/A' },
    { href: '/b', label: 'Bee' },
  ]
  expect(menuOf([submenu('', 'About us', items)])).toEqual([
    { href: '/a', label: 'About us', links },
  ])
  expect(menuOf([submenu('', '', items)])).toEqual([{ href: '/a', label: '/A', links }])
  expect(menuOf([submenu('/c', '', items)])).toEqual([{ href: '/c', label: '/C', links }])
})

it('what leads to nothing is left out', () => {
  const gone = [{ to: '/gone' }]
  expect(menuOf([submenu('', 'Empty', gone)])).toEqual([])
  expect(menuOf([submenu('/c', 'Page', gone)])).toEqual([{ href: '/c', label: 'Page' }])
  expect(menuOf([submenu('/gone', 'Kept', [{ to: '/a' }])])).toMatchObject([{ href: '/a' }])
})

it('the footer has its own words, and each profile its own address', () => {
  const contact = { facebook: 'https://f', youtube: 'https://y', instagram: 'https://i' }
  const settings = {
    ...SAMPLE_SITE_SETTINGS,
    menu: { ...SAMPLE_SITE_SETTINGS.menu, action: { to: '/give', link: 'Give' } },
    footer: {
      ...SAMPLE_SITE_SETTINGS.footer,
      links: DEFAULT_QUICK_LINKS,
      legal: DEFAULT_LEGAL_LINKS,
    },
    contact,
  }
  const site = presentSiteSettings(settings as unknown as SiteSetting, (to, words) =>
    to ? { href: to, label: words ?? '' } : null,
  )
  expect(site.quickLinks.map(({ label }) => label)).toContain('Yearly Events')
  expect(site.legal.map(({ label }) => label)).toEqual([
    ...['Privacy Policy', 'Terms of Service', 'Support'],
  ])
  expect(site.action).toEqual({ href: '/give', label: 'Give' })
  expect(site.contact).toEqual({ ...contact, email: '', phone: '', address: '' })
})
