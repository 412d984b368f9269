import { expect, it } from 'vitest'
import type { SiteSetting } from '@/payload-types'
import { SITE_SETTINGS } from '@/seed/content/site-settings'
import { DEFAULT_MENU } from './default-links'
import { presentSiteSettings } from './present'

const submenu = (to: string, link: string, items: { to: string; link?: string }[]) => ({
  ...{ id: 'a', blockType: 'submenu' as const, to, link },
  items: items.map((item, at) => ({ id: `a${at}`, ...item })),
})

/** A link without a text gets its address in capitals. */
function menuOf(entries: readonly object[]) {
  const settings = { ...SITE_SETTINGS, menu: { ...SITE_SETTINGS.menu, entries } }
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
