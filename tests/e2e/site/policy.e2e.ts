import type { APIRequestContext } from 'playwright/test'
import { SECURITY_HEADERS } from '@/lib/http/security-headers'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectNoCspViolations } from '../../support/e2e/policy'
import { NO_SESSION } from '../../support/e2e/staff'

type Get = APIRequestContext['get']

const ALWAYS = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)

async function scriptsOf(get: Get, path: string): Promise<string> {
  const headers = (await get(path, { maxRedirects: 0 })).headers()
  expect(headers, path).toMatchObject(ALWAYS)
  expect(headers, path).not.toHaveProperty('access-control-allow-origin')
  const policy = headers['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((one) => one.startsWith('script-src ')) ?? ''
  expect(scripts, path).toContain("'self'")
  expect(scripts, path).not.toContain('unsafe')
  expect(policy, path).toContain("frame-ancestors 'self'")
  return scripts
}

test('every page has a policy that names its scripts', { tag: '@desktop' }, async ({
  visitor,
  staffApi,
  forms,
}) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  const anybody: Get = (...args) => visitor.request.get(...args)
  const staff: Get = (...args) => staffApi.get(...args)
  const kept = [
    `/forms/${form.slug}`,
    `/forms/${form.slug}?plain=1`,
    '/privacy-policy',
    '/forms/none',
  ]
  for (const path of [...KEPT_PAGES, ...kept]) {
    const scripts = await scriptsOf(anybody, path)
    expect(scripts, path).toMatch(/'sha256-/)
    expect(scripts, path).not.toContain("'nonce-")
  }
  const made = [
    '/testimony',
    `/forms/${form.slug}?attempt=x`,
    '/tell-me?province=antique',
    '/tell-me/no-such-token',
    '/no/such/page',
    '/stand-ins/store',
    ...['login', 'setup', 'forgot-password', 'reset-password'].map((page) => `/admin/${page}`),
  ]
  for (const path of made) {
    expect(await scriptsOf(anybody, path), path).toMatch(/'nonce-[\w+/=]+'/)
  }
  const screens = ['', '/users', '/forms', '/submissions', `/forms/${form.id}`, '/no-such-screen']
  const panel = ['', '/collections/pages', '/globals/merch', '/no-such-page']
  const paths = [...screens.map((path) => `/admin${path}`), ...panel.map((path) => `/cms${path}`)]
  for (const path of paths) {
    expect(await scriptsOf(staff, path), path).toMatch(/'nonce-[\w+/=]+'/)
  }
})

/** These pages load code late. The fixture `page` fails the test when the policy is violated. */
test('what comes late keeps to the policy too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/resources?showPDF=booklet')
  await expect(
    page.getByRole('region', { name: 'Booklet' }).locator('canvas').first(),
  ).toBeVisible()
  const panel = [
    'collections/testimonies',
    'collections/videos/create',
    'globals/celebrations',
    'account',
  ]
  for (const path of panel) {
    await page.goto(`/cms/${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/api/preview?path=/merch')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page that breaks its policy is seen', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ storageState: NO_SESSION })
  const page = await context.newPage()
  const broken = expectNoCspViolations(context, async () => {
    await page.goto('/merch')
    const told = page.waitForEvent('console', (message) => /policy/i.test(message.text()))
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "changed"'
      document.head.append(script)
    })
    await told
  })
  await expect(broken).rejects.toThrow(/has refused/)
  await context.close()
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

test('no source, setting or history of the project is served', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const files = ['.git/config', '.env', 'package.json', '.next/BUILD_ID', 'src/server/policy.ts']
  for (const file of files) {
    for (const way of ['/', '/_next/static/../../', '/_next/static/%2e%2e%2f%2e%2e%2f']) {
      const reply = await visitor.request.get(way + file)
      expect([400, 404], way + file).toContain(reply.status())
    }
  }
})
