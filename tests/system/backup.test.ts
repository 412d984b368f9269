import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { readBackup, runBackup, runRefusedRestore, runRestore } from '../support/archives'
import { makeDataFolder, makePreparedFolder, removeDataFolder } from '../support/data-folder'
import { pdfOfSize } from '../support/file-samples'
import { type PortalClient, setUpPortal, signIn } from '../support/portal'
import { createFormWithFile } from '../support/portal-forms'
import {
  runCommand,
  startCommand,
  startProduct,
  stopLeftoverProducts,
  waitForOutput,
} from '../support/product'
import { makeRegistrations, postRegistrations } from '../support/registrations'

const REGISTRATIONS = 150
const BEFORE_THE_BACKUP = 50
const CONCURRENCY = 8

let folder: string
const dataDirs: string[] = []
const newDataDir = (dataDir = makeDataFolder()) => {
  dataDirs.push(dataDir)
  return dataDir
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
})
afterAll(async () => {
  await stopLeftoverProducts()
  for (const dataDir of dataDirs) removeDataFolder(dataDir)
  rmSync(folder, { recursive: true })
})

const registrations = makeRegistrations(REGISTRATIONS).map((registration, n) =>
  n % 3 === 0 ? { ...registration, file: pdfOfSize(1000 + n * 100) } : registration,
)

type Answered = { id: number; data: Record<string, string | { fileId: number } | undefined> }

it('brings an empty machine to what was there when a backup under load began', async () => {
  const [from, to] = [newDataDir(makePreparedFolder()), newDataDir()]
  const archive = path.join(folder, 'under-load.tar.gz')
  const product = await startProduct({ port: await findLoopbackPort(), dataDir: from })
  const portal = await setUpPortal(product.address)
  const fieldIds = await createFormWithFile(portal, 'camp')
  const saved: string[] = []
  let promised: string[] = []
  let backup: ReturnType<typeof runBackup> | undefined
  await postRegistrations(`${product.address}/api/forms/camp/submit`, fieldIds, registrations, {
    concurrency: CONCURRENCY,
    onSaved: ({ name }) => {
      saved.push(name)
      if (saved.length !== BEFORE_THE_BACKUP) return
      promised = [...saved]
      backup = runBackup(archive, { DATA_DIR: from })
    },
  })
  const { manifest } = (await backup) ?? {}
  expect(saved).toHaveLength(REGISTRATIONS)
  expect(statSync(archive).mode & 0o777).toBe(0o600)
  await product.stop()

  await expectUnfinishedToBeRefused(archive, to)
  await runRestore(archive, { DATA_DIR: to })
  const [pictures, restoredPictures] = [from, to].map(listPictures)
  expect(pictures?.length).toBeGreaterThan(10)
  expect(restoredPictures).toEqual(pictures)
  const second = (await runBackup(path.join(folder, 'again.tar.gz'), { DATA_DIR: to })).manifest
  expect(second.files).toEqual(manifest?.files)
  const ofProduct = ([name]: [string, unknown]) => name.startsWith('public.')
  expect(Object.entries(second.tables).filter(ofProduct)).toEqual(
    Object.entries(manifest?.tables ?? {}).filter(ofProduct),
  )
  expect(second.tables['jobs.job']?.rows).toBe(manifest?.tables['jobs.job']?.rows)

  const restored = await startProduct({ port: await findLoopbackPort(), dataDir: to })
  const staff = await signIn(restored.address)
  const list: Answered[] = await (await staff.get('/api/admin/submissions')).json()
  expect(list).toHaveLength(manifest?.tables['public.submissions']?.rows ?? 0)
  const names = new Set(list.map(({ data }) => data[fieldIds.name]))
  expect(promised.filter((name) => !names.has(name))).toEqual([])
  for (const { data } of list) {
    const { file } = registrations.find(({ name }) => name === data[fieldIds.name]) ?? {}
    const answer = data[fieldIds.file]
    if (!file) expect(answer).toBeUndefined()
    else expect((await download(staff, answer)).equals(file)).toBe(true)
  }
  expect((await portal.elsewhere(restored.address).get('/api/admin/session')).status).toBe(200)
  const next = makeRegistrations(1)
  await postRegistrations(`${restored.address}/api/forms/camp/submit`, fieldIds, next, {
    concurrency: 1,
    onSaved: ({ name }) => saved.push(name),
  })
  await restored.stop()

  expect(await runRefusedRestore(archive, { DATA_DIR: to })).toContain(`${to} is not empty`)
  await expectDamageToBeRefused(archive)
})

const listPictures = (dataDir: string): string[] =>
  readdirSync(path.join(dataDir, 'media/public'), { encoding: 'utf8', recursive: true }).sort()

async function download(portal: PortalClient, answer: unknown): Promise<Buffer> {
  const { fileId } = answer as { fileId: number }
  const response = await portal.get(`/api/admin/files/${fileId}`)
  return Buffer.from(await response.arrayBuffer())
}

async function expectUnfinishedToBeRefused(archive: string, dataDir: string): Promise<void> {
  const killed = runCommand('restore', [archive], { DATA_DIR: dataDir })
  await waitForOutput(killed, /^Making the tables/m, 60_000)
  killed.child.kill('SIGKILL')
  await killed.ended
  const start = startCommand({ DATA_DIR: dataDir, PORT: await findLoopbackPort() })
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain(`A restore into ${dataDir} did not come to its end`)
}

async function expectDamageToBeRefused(archive: string): Promise<void> {
  const dataDir = path.join(folder, 'nothing')
  const bytes = readFileSync(archive)
  writeFileSync(archive, bytes.subarray(0, bytes.length - 1000))
  await expect(readBackup(archive)).rejects.toThrow('is damaged or was cut off')
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(archive, bytes)
  expect(await runRefusedRestore(archive, { DATA_DIR: dataDir })).toContain(
    'is damaged or was cut off',
  )
  expect(existsSync(dataDir)).toBe(false)
}
