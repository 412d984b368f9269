import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Permission, ROLES, type Role, rolesThatMay } from '@/lib/access'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { checkPanelCall, isArgumentError } from '@/lib/http/cms/server-functions'
import { log } from '@/lib/log/log'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, register } from '../../support/api/forms'
import { clientWithSession, makeAccount } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'

const SHOWN = ['testimonies', 'pages', 'provinces', 'resources', 'media', 'videos']
const EDITORS: readonly Role[] = rolesThatMay('content.write' satisfies Permission)

const CALLED = [
  ...['form-state', 'get-upcoming-scheduled-publish', 'render-document', 'render-document-slots'],
  ...['render-field', 'render-list', 'schedule-publish', 'slugify', 'table-state'],
]

function listFunctions(): string[] {
  const layouts = createRequire(import.meta.url).resolve('@payloadcms/next/layouts')
  const file = path.resolve(layouts, '../../utilities/handleServerFunctions.js')
  const [, body = ''] = readFileSync(file, 'utf8').split('baseServerFunctions = {')
  const [table = ''] = body.split('};')
  return [...table.matchAll(/^\s+'?([\w-]+)'?: \w+,?$/gm)].map(([, name = '']) => name)
}

const argumentsFor = (name: string, slug: string): Record<string, unknown> => {
  if (name === 'schedule-publish') return { doc: { relationTo: slug, value: 1 }, type: 'publish' }
  if (name === 'render-field') return { schemaPath: `collection.${slug}.title` }
  return { collectionSlug: slug, query: { limit: 100 } }
}

const functions = listFunctions()
let collections: string[]
let globals: string[]
const people = new Map<Role, { client: Client; id: number; user: object }>()

beforeAll(async () => {
  const { config } = await cms()
  collections = config.collections.map(({ slug }) => slug)
  globals = config.globals.map(({ slug }) => slug)
  for (const role of ROLES) {
    const account = await makeAccount(role)
    const client = await clientWithSession(account)
    const user = { ...account, status: 'active', collection: 'admin-users' }
    people.set(role, { client, id: account.id, user })
  }
})
afterAll(removeCreatedRows)

function personOf(role: Role) {
  const person = people.get(role)
  if (!person) throw new Error(role)
  return person
}

async function passes(role: Role, name: string, args: Record<string, unknown>): Promise<boolean> {
  const { client } = personOf(role)
  const headers = new Headers({ ...Object.fromEntries(client.headers), cookie: client.cookie })
  return checkPanelCall({ name, args }, headers).then(
    () => true,
    () => false,
  )
}

describe.each(ROLES)('the panel’s server functions as %s', (role) => {
  it('open the collections that the panel shows, by the functions it calls', async () => {
    expect(functions.length).toBeGreaterThan(12)
    expect(functions).toEqual(expect.arrayContaining(CALLED))
    for (const name of functions) {
      for (const slug of collections) {
        const expected = EDITORS.includes(role) && CALLED.includes(name) && SHOWN.includes(slug)
        const label = `${name} of ${slug}`
        expect(`${label}: ${await passes(role, name, argumentsFor(name, slug))}`).toBe(
          `${label}: ${expected}`,
        )
      }
      for (const globalSlug of globals) {
        const expected = EDITORS.includes(role) && CALLED.includes(name)
        const call =
          name === 'schedule-publish'
            ? { global: globalSlug }
            : name === 'render-field'
              ? { schemaPath: `global.${globalSlug}.heading` }
              : { globalSlug }
        expect(`${globalSlug}: ${await passes(role, name, call)}`).toBe(
          `${globalSlug}: ${expected}`,
        )
      }
    }
  })

  it('take no odd arguments', async () => {
    const shown = { collectionSlug: 'pages' }
    for (const args of [
      {},
      { collectionSlug: ['pages', 'submissions'], parent: { collectionSlug: 'submissions' } },
      { collectionSlug: 'submissions', globalSlug: 'merch' },
      { ...shown, globalSlug: 'nothing' },
      { collectionSlug: '__proto__' },
      { collectionSlug: null },
    ]) {
      expect(await passes(role, 'table-state', args), JSON.stringify(args)).toBe(false)
    }
    expect(await passes(role, 'toString', shown)).toBe(false)
  })

  it('show of the accounts one’s own alone', async () => {
    const own = { collectionSlug: 'admin-users', id: personOf(role).id }
    expect(await passes(role, 'form-state', own)).toBe(EDITORS.includes(role))
    expect(await passes(role, 'form-state', { ...own, id: own.id + 1 })).toBe(false)
    expect(await passes(role, 'table-state', own)).toBe(false)
  })
})

it('nobody without a session calls them', async () => {
  const call = { name: 'table-state', args: { collectionSlug: 'pages' } }
  await expect(checkPanelCall(call, new Headers())).rejects.toMatchObject({ status: 401 })
})

it.each([
  [true, new AppError('auth.required')],
  [true, new Error('Could not find target field at schemaPath')],
  [true, new TypeError('args.waitUntil?.toISOString is not a function')],
  [true, new SyntaxError('Unexpected token')],
  [true, Object.assign(new Error('invalid input syntax'), { code: '22P02' })],
  [false, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  [false, new Error('Failed query', { cause: { code: '57P01' } })],
  [false, Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/' })],
])('refused: %s for %s', (isRefused, error) => {
  vi.spyOn(log, 'warn').mockReturnValue()
  expect(isArgumentError(error)).toBe(isRefused)
  vi.restoreAllMocks()
})

async function readsBy(id: number): Promise<string[]> {
  const { rows } = await (await pool()).query<{ subject: string }>(
    `select subject from audit_log where actor_id = $1 and action = 'content.read' order by id`,
    [id],
  )
  return rows.map(({ subject }) => subject)
}

it('what is read through them is a line of the log', async () => {
  const { id } = personOf('event_coordinator')
  const connections = await pool()
  await connections.query('delete from rate_limits')
  const before = await readsBy(id)
  await passes('event_coordinator', 'table-state', { collectionSlug: 'provinces' })
  await passes('event_coordinator', 'table-state', { collectionSlug: 'provinces' })
  await passes('event_coordinator', 'render-document', { collectionSlug: 'provinces', docID: '12' })
  await passes('event_coordinator', 'render-document', { globalSlug: 'merch' })
  await passes('event_coordinator', 'form-state', { collectionSlug: 'provinces', id: 12 })
  expect(await readsBy(id)).toEqual([...before, 'provinces', 'provinces 12', 'merch'])
})

describe.each(ROLES)('a collection that the panel does not show, read as %s', (role) => {
  const OF_THE_PANEL = ['payload-preferences', 'payload-locked-documents', 'payload-migrations']

  it('is denied', async () => {
    const payload = await cms()
    const form = await createOpenForm({ Name: 'text' })
    await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
    const { user, id } = personOf(role)
    for (const slug of collections.filter((one) => ![...SHOWN, ...OF_THE_PANEL].includes(one))) {
      const reading = payload.find({
        collection: slug as CollectionSlug,
        overrideAccess: false,
        user: user as never,
        pagination: false,
      })
      if (slug === 'admin-users') {
        expect((await reading).docs.map((doc) => doc.id)).toEqual([id])
      } else if (slug === 'forms' && EDITORS.includes(role)) {
        const { docs } = await reading
        expect(docs.length).toBeGreaterThan(0)
        for (const doc of docs) expect(Object.keys(doc).sort()).toEqual(['id', 'name'])
      } else {
        await expect(reading, slug).rejects.toMatchObject({ status: 403 })
      }
    }
  })
})

it('what a form holds besides its name cannot be asked for', async () => {
  const { client } = personOf('event_coordinator')
  const { status } = await client.get('/api/cms/forms?where[description][exists]=true')
  expect(status).toBe(400)
  const { body } = await client.get<{ docs: object[] }>('/api/cms/forms?depth=2')
  for (const doc of body.docs) expect(Object.keys(doc).sort()).toEqual(['id', 'name'])
})
