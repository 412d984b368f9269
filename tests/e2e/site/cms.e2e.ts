import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

test('the panel’s own form signs in to both, and its way out ends both', {
  tag: '@desktop',
}, async ({ newMember, visitor }) => {
  const { email, password } = await newMember('event_coordinator')
  const signIn = visitor.getByRole('button', { name: 'Login' })
  await visitor.goto('/cms/login')
  await waitForReact(signIn)
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Password').fill('not the password')
  await signIn.click()
  await expect(visitor.getByText('Invalid email or password')).toBeVisible()
  await visitor.getByLabel('Password').fill(password)
  await signIn.click()
  await expect(visitor).toHaveURL('/cms')
  await visitor.goto('/admin')
  await expect(visitor.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await visitor.goto('/cms/logout')
  await expect(visitor.getByText(/logged out/i).first()).toBeVisible()
  await visitor.goto('/admin')
  await expect(visitor).toHaveURL('/admin/login')
})

test('a stranger is asked to sign in, or to make the first account in the portal', {
  tag: '@desktop',
}, async ({ visitor }) => {
  await visitor.goto('/cms')
  await expect(visitor).toHaveURL(/\/cms\/login/)
  await visitor.goto('/cms/globals/site-settings')
  await expect(visitor).toHaveURL(/\/cms\/login/)
  await visitor.goto('/cms/create-first-user')
  await expect(visitor).toHaveURL('/admin/setup')
})

test('a role without content gets no panel, and the way back', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
}) => {
  const page = await signedIn(await sharedMember('store_manager'))
  await page.goto('/cms/globals/site-settings')
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the portal' }).click()
  await expect(page.getByRole('region', { name: 'What you can do here' })).toBeVisible()
})

function rawCalls(action: string) {
  const headers = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
  const bodies = {
    ...{ nothing: '', words: 'garbage', list: '[]', null: 'null', reference: '["$F1"]' },
    deep: '['.repeat(3000),
  }
  const odd = [
    ...[{}, { id: 'x' }, { query: { where: 'x' } }, { query: { limit: 'x', sort: 'a.b' } }],
    ...[{ columns: 'x' }, { columns: [{ accessor: 7 }] }, { path: 5, valueToSlugify: { a: 1 } }],
    ...[
      { data: 5, formState: { x: 5 }, schemaPath: 'pages' },
      { schemaPath: 'collection.pages.x' },
    ],
    { doc: { relationTo: 'pages', value: 'x' }, type: 'publish', date: 'never' },
  ]
  const names = ['form-state', 'render-document', 'render-document-slots', 'render-field']
  const calls = [
    ...names,
    'render-list',
    'schedule-publish',
    'slugify',
    'table-state',
    'x',
  ].flatMap((name) =>
    odd.map((args) => JSON.stringify([{ name, args: { collectionSlug: 'pages', ...args } }])),
  )
  return {
    ...Object.fromEntries(
      [...Object.entries(bodies), ...calls.map((call) => [call, call] as const)].map(
        ([what, data]) => [what, { headers, data }],
      ),
    ),
    'another function': { headers: { ...headers, 'next-action': '0'.repeat(42) }, data: '[]' },
    'no function': { headers: { 'content-type': 'multipart/form-data' }, data: 'x' },
    'broken parts': {
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      data: '--x\r\nnothing',
    },
  }
}

test('the functions of the panel return nothing that the panel does not show', {
  tag: '@desktop',
}, async ({ page, signedIn, sharedMember, visitor }) => {
  let action = ''
  page.on('request', (request) => {
    action ||= request.headers()['next-action'] ?? ''
  })
  await page.goto('/cms/collections/provinces/create')
  const name = page.locator('#field-name')
  // Types again until the panel's script reacts by fetching the state of the form.
  await expect(async () => {
    await name.fill('')
    await name.fill('Nowhere')
    expect(action).not.toBe('')
  }).toPass()
  const read = (collectionSlug: string) =>
    page.evaluate(
      async ([id, slug]) => {
        const args = { collectionSlug: slug, query: { limit: 100 }, columns: [] }
        const headers = { 'next-action': id ?? '', accept: 'text/x-component' }
        const body = JSON.stringify([{ name: 'table-state', args }])
        const response = await fetch('/cms', { method: 'POST', headers, body })
        return { status: response.status, text: await response.text() }
      },
      [action, collectionSlug],
    )
  const shown = await read('provinces')
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('Cebu')
  for (const slug of ['submissions', 'audit-log', 'forms', 'admin-users', 'staff-sessions']) {
    const { status, text } = await read(slug)
    expect(status, slug).toBe(404)
    expect(text, slug).not.toContain('"docs"')
  }

  await test.step('whatever they are given, by whomever, nothing fails', async () => {
    const people = {
      visitor,
      editor: page,
      store: await signedIn(await sharedMember('store_manager')),
    }
    for (const [who, { request }] of Object.entries(people)) {
      for (const [what, options] of Object.entries(rawCalls(action))) {
        const response = await request.post('/cms', { maxRedirects: 0, ...options })
        const label = `${who}, ${what}`
        expect(response.status(), label).toBeLessThan(500)
        if (who !== 'editor') expect([400, 404, 405], label).toContain(response.status())
      }
    }
  })
})
