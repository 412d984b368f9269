import 'server-only'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataDir } from '../env'
import { isNamedIn, type Person } from '../people/person'

const folder = () => path.join(dataDir(), 'outbox')

/** Of `<receipt-12-1-k7m2-9qxd@example.org>` what stands before the @. */
const tagOf = (messageId: string | undefined) => /^<([\w-]+)@/.exec(messageId ?? '')?.[1] ?? 'mail'

/** Keeps a message as a file that nobody else on the machine can read. Returns its path. */
export async function writeOutboxFile(eml: Buffer, messageId?: string): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  // One that was made by hand, or by an earlier version.
  await chmod(folder(), 0o700)
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const file = path.join(folder(), `${time}-${tagOf(messageId)}-${randomUUID()}.eml`)
  await writeFile(file, eml, { mode: 0o600 })
  return file
}

const listNames = () => readdir(folder()).catch(() => [])
const remove = (name: string) => rm(path.join(folder(), name), { force: true })

const RECEIPT = /receipt-(\d+)-\d+-/
/** Names of earlier versions say nothing: time, then a UUID. */
const UNTAGGED = /^[\dTZ-]+-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.eml$/

async function receiptOf(name: string): Promise<number> {
  const text = UNTAGGED.test(name)
    ? await readFile(path.join(folder(), name), 'utf8').catch(() => '')
    : name
  const [, id] = RECEIPT.exec(/^message-id: *<(.+)>/im.exec(text)?.[1] ?? text) ?? []
  return Number(id)
}

/** Takes away the messages of these receipts. Answers how many there were. */
export async function removeReceiptMails(receiptIds: readonly number[]): Promise<number> {
  if (receiptIds.length === 0) return 0
  const wanted = new Set(receiptIds)
  let count = 0
  for (const name of await listNames()) {
    if (!wanted.has(await receiptOf(name))) continue
    await remove(name)
    count += 1
  }
  return count
}

/** Names of messages in the outbox that go to the person. */
export async function findOutboxMails(person: Person): Promise<string[]> {
  if (person.kind !== 'email') return []
  const found: string[] = []
  for (const name of await listNames()) {
    const text = await readFile(path.join(folder(), name), 'utf8').catch(() => '')
    if (isNamedIn(person, /^to: *(.+)$/im.exec(text)?.[1] ?? '')) found.push(name)
  }
  return found
}

export const removeOutboxMails = async (names: readonly string[]): Promise<number> =>
  (await Promise.all(names.map(remove))).length
