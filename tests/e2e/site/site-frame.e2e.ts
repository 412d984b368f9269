import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

const BOOKLET = ['Booklet', '/resources?showPDF=booklet'] as const
const SEVEN_YEARS = ['First Seven Years', '/resources?showPDF=first-seven-years'] as const
const PAGES = [
  ['Home', '/'],
  ['Our Story', '/our-story'],
  ['Vision & Mission', '/vision-mission'],
  ['Core Values', '/core-values'],
  ['Core Beliefs', '/core-beliefs'],
  ['Celebrations', '/yearly-events'],
  ['Merch', '/merch'],
] as const

test('top bar or drawer, and the footer', async ({ page, isPhone }) => {
  await page.goto('/')
  const header = page.getByRole('banner')

  await test.step('the bar changes past 50 pixels', async () => {
    await waitForReact(header)
    const top = () => header.evaluate((element) => element.getBoundingClientRect().top)
    const isClear = () => header.evaluate((element) => element.hasAttribute('data-clear'))
    await page.evaluate(() => scrollTo(0, 50))
    expect(await isClear()).toBe(true)
    await page.evaluate(() => scrollTo(0, 51))
    await expect.poll(isClear).toBe(false)
    expect(await top()).toBe(0)
    await expect.poll(() => header.evaluate((element) => element.clientHeight)).toBe(64)
  })

  await test.step('every link of the navigation', async () => {
    const menu = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : header
    if (isPhone) {
      await header.getByRole('button', { name: 'Open menu' }).click()
      await expect(menu).toBeVisible()
      expect(await menu.evaluate((element) => element.clientWidth)).toBe(390)
    }
    for (const [name, href] of PAGES) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(menu.locator('[aria-current]')).toHaveCount(1)
    if (!isPhone) await header.getByRole('button', { name: 'Resources' }).click()
    for (const [name, href] of [BOOKLET, SEVEN_YEARS]) {
      const entry = isPhone
        ? menu.getByRole('link', { name })
        : page.getByRole('menu').getByRole('menuitem', { name })
      await expect(entry).toHaveAttribute('href', href)
    }
    await expectAccessible(page)
    if (isPhone) {
      await expect(menu.getByRole('link', { name: 'Resources' })).toHaveAttribute(
        'href',
        '/resources',
      )
      await page.keyboard.press('Escape')
      await expect(header.getByRole('button', { name: 'Open menu' })).toBeFocused()
    } else {
      await page.keyboard.press('Escape')
      await expect(header.getByRole('button', { name: 'Resources' })).toBeFocused()
    }
  })

  await test.step('every link of the footer', async () => {
    const footer = page.getByRole('contentinfo')
    const links = [
      ...PAGES.map(([name, href]) => [name === 'Celebrations' ? 'Yearly Events' : name, href]),
      ['Resources', '/resources'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Support', '/support'],
      ['Facebook', /^https:/],
      ['YouTube', /^https:/],
      ['Instagram', /^https:/],
      ['Email', /^mailto:/],
    ] as const
    for (const [name, href] of links) {
      const link = footer.getByRole('link', { name: name as string, exact: true })
      await expect(link).toHaveAttribute('href', href as string | RegExp)
    }
  })

  await test.step('a link begins at the top, and is the current one', async () => {
    const quickLinks = page.getByRole('contentinfo').getByRole('navigation')
    await quickLinks.getByRole('link', { name: 'Our Story' }).click()
    await expect(page).toHaveURL('/our-story')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    if (isPhone) return
    await expect(header.getByRole('link', { name: 'Our Story' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.goto('/no/such/page')
    await expect(header.locator('[aria-current]')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is within reach', async ({ page, isPhone }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    if (isPhone) {
      await header.getByRole('link', { name: 'Open menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeInViewport()
      return
    }
    await expect(header.getByRole('link', { name: 'Resources' })).toHaveAttribute(
      'href',
      '/resources',
    )
    for (const words of ['CRUCIFY THE FLESH', 'Powerful Testimonies of Impact']) {
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    }
    // The seed has one verse and 25 quotes. Other tests may have published more testimonies.
    expect(await page.getByRole('figure').count()).toBeGreaterThanOrEqual(26)
  })
})
