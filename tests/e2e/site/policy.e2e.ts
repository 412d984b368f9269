import type { Page } from 'playwright/test'
import { KEPT_PAGES } from '@/lib/kept-pages.mjs'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { whenScriptListens } from '../../support/e2e/pages'

/** What the page's policy has refused, by its own events and by the browser's console. */
async function watch(page: Page): Promise<() => string[]> {
  const seen: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => void seen.push(what))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellViolation: (what: string) => void }).tellViolation
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('console', (message) => {
    if (/content security policy|violates the following/i.test(message.text())) {
      seen.push(message.text())
    }
  })
  return () => seen
}

async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path)
  const policy = response?.headers()['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((one) => one.startsWith('script-src ')) ?? ''
  expect(scripts, path).toContain("'self'")
  expect(scripts, path).not.toContain('unsafe')
  expect(policy, path).toContain("frame-ancestors 'self'")
  await page.waitForLoadState('networkidle')
  return scripts
}

const FIELDS = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Picture', fieldType: 'file' },
] as const

test('every page of the site keeps to its policy', { tag: '@desktop' }, async ({
  visitor: page,
  forms,
}) => {
  const form = await forms.create('Retreat', [...FIELDS])
  const violations = await watch(page)
  const kept = [...KEPT_PAGES, `/forms/${form.slug}`, `/forms/${form.slug}?plain=1`]
  for (const path of kept) {
    const scripts = await open(page, path)
    // Finished pages have no number to use once.
    expect(scripts, path).toMatch(/'sha256-/)
    expect(scripts, path).not.toContain("'nonce-")
  }
  const made = ['/testimony', '/privacy-policy', `/forms/${form.slug}?attempt=x`]
  for (const path of [...made, '/no/such/page', '/forms/no-such-form', '/stand-ins/store']) {
    expect(await open(page, path), path).toMatch(/'nonce-[\w+/=]+'/)
  }
  await open(page, '/resources?showPDF=booklet')
  await expect(
    page.getByRole('region', { name: 'Booklet' }).locator('canvas').first(),
  ).toBeVisible()
  expect(violations()).toEqual([])
})

test('every screen of the portal keeps to its policy', { tag: '@desktop' }, async ({
  page,
  visitor,
  forms,
}) => {
  const form = await forms.create('Retreat', [...FIELDS])
  const violations = [await watch(page), await watch(visitor)]
  for (const path of ['login', 'setup', 'forgot-password', 'reset-password', 'accept-invite']) {
    await open(visitor, `/admin/${path}`)
  }
  const screens = [
    '',
    '/users',
    '/forms',
    '/submissions',
    '/products',
    '/orders',
    '/ledger',
    '/audit',
  ]
  for (const path of [...screens, '/account', `/forms/${form.id}`, '/no-such-screen']) {
    await open(page, `/admin${path}`)
  }
  await page.goto('/admin/forms')
  const create = page.getByRole('button', { name: 'Create form' })
  await whenScriptListens(create)
  await create.click()
  await expect(page.getByRole('dialog', { name: 'Create form' })).toBeVisible()
  expect(violations.flatMap((seen) => seen())).toEqual([])
})

test('every screen of the panel keeps to its policy', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  const violations = [await watch(page), await watch(visitor)]
  await open(visitor, '/cms/login')
  const collections = ['testimonies', 'pages', 'provinces', 'resources', 'media', 'videos']
  for (const slug of collections) {
    await open(page, `/cms/collections/${slug}`)
    await open(page, `/cms/collections/${slug}/create`)
  }
  const globals = ['site-settings', 'home-page', 'our-story', 'vision-mission', 'core-values']
  for (const slug of [...globals, 'core-beliefs', 'celebrations', 'resources-page', 'merch']) {
    await open(page, `/cms/globals/${slug}`)
  }
  for (const path of ['/cms', '/cms/account', '/cms/globals/merch/versions', '/cms/no-such-page']) {
    await open(page, path)
  }
  // The live preview is a frame of the site.
  await open(page, '/api/preview?path=/merch')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(violations.flatMap((seen) => seen())).toEqual([])
})

test('a store is framed once an editor has set it, and nothing else is', {
  tag: '@desktop',
}, async ({ visitor: page, staffApi }) => {
  const frames = async () => {
    const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
    return policy.split('; ').find((one) => one.startsWith('frame-src '))
  }
  const merch = '/api/cms/globals/merch'
  const { storeAddress } = await (await staffApi.get(merch)).json()
  const change = async (address: string) => {
    const data = { storeAddress: address, _status: 'published' }
    expect((await staffApi.post(merch, { data })).status()).toBe(200)
  }
  expect(await frames()).not.toContain('store.example')
  await change('https://store.example/shop')
  try {
    await expect.poll(frames).toContain(' https://store.example')
  } finally {
    await change(storeAddress)
  }
  await expect.poll(frames).not.toContain('store.example')
})

test('nobody without the panel gets into it', { tag: '@desktop' }, async ({
  visitor,
  newMember,
  signedIn,
}) => {
  await visitor.goto('/cms/collections/pages')
  await expect(visitor).toHaveURL(/\/cms\/login/)
  for (const role of ['super_admin', 'admin', 'event_coordinator', 'store_manager'] as const) {
    const page = await signedIn(await newMember(role))
    await page.goto('/cms/collections/pages')
    const title = page.getByRole('heading', { name: 'Pages' })
    await expect(title).toHaveCount(role === 'store_manager' ? 0 : 1)
  }
})
