import exceljs from 'exceljs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { readRunFile } from '@/runtime/run-file'
import { waitUntil } from '../support/condition'
import { makePreparedFolder, removeDataFolder } from '../support/data-folder'
import { type Portal, setUpPortal } from '../support/portal'
import { processIds } from '../support/process-ids'
import { type Product, startProduct } from '../support/product'
import { makeRegistrations, postAll } from '../support/registrations'

/** Those that are open when the process is killed count, which are `CONCURRENCY`. */
const REGISTRATIONS = 300
const CONCURRENCY = 16
const RESTART_MS = 60_000

let options: { port: number; dataDir: string }
let product: Product

beforeAll(async () => {
  options = { port: await findLoopbackPort(), dataDir: makePreparedFolder() }
  product = await startProduct(options)
})
afterAll(async () => {
  await product.stop()
  removeDataFolder(options.dataDir)
})

it('keeps every registration answered with 201 exactly once through a kill -9', async () => {
  const portal = await setUpPortal(product.address)
  const form = await createForm(portal)
  const registrations = makeRegistrations(REGISTRATIONS)
  let restarted: Promise<void> | undefined
  let saved = 0

  await postAll(`${product.address}/api/forms/camp/submit`, { name: form.fieldId }, registrations, {
    concurrency: CONCURRENCY,
    onSaved: () => {
      saved += 1
      if (saved === REGISTRATIONS / 2) restarted = killAndRestart()
    },
  })
  await restarted
  expect(saved).toBe(REGISTRATIONS)

  const expected = registrations.map(({ name }) => name).sort()
  expect((await listed(portal, form)).sort()).toEqual(expected)
  expect((await exported(portal, form)).sort()).toEqual(expected)
})

type Form = { id: number; fieldId: string }

async function createForm(portal: Portal): Promise<Form> {
  const form = { name: 'Camp', slug: 'camp', description: null }
  const { id } = await portal.post<{ id: number }>('/api/admin/forms', form)
  const text = { fieldType: 'text', placeholder: null, isRequired: true, options: null, order: 0 }
  const { fields } = await portal.post<{ fields: { id: string }[] }>(
    `/api/admin/forms/${id}/fields`,
    { fields: [{ label: 'Your name', ...text }] },
  )
  return { id, fieldId: fields[0]?.id ?? '' }
}

async function killAndRestart(): Promise<void> {
  const killed = processIds(options.dataDir).web
  process.kill(killed, 'SIGKILL')
  const isAnother = () =>
    (readRunFile(options.dataDir)?.web ?? []).some(({ pid }) => pid !== killed)
  await waitUntil('another web process is there', isAnother, RESTART_MS)
}

async function listed(portal: Portal, { fieldId }: Form): Promise<unknown[]> {
  const response = await portal.get('/api/admin/submissions')
  const all: { data: Record<string, unknown> }[] = await response.json()
  return all.map(({ data }) => data[fieldId])
}

async function exported(portal: Portal, { id }: Form): Promise<unknown[]> {
  const response = await portal.get(`/api/admin/submissions/export/${id}`)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await response.arrayBuffer())
  const sheet = workbook.worksheets[0]
  const [head, ...rows] = (sheet?.getSheetValues() ?? []).filter(Array.isArray)
  const column = (head ?? []).indexOf('Your name')
  return rows.map((row) => row[column])
}
