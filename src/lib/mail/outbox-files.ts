import 'server-only'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataDir } from '../env'
import { isNamedIn, type Person } from '../people/person'

const folder = () => path.join(dataDir(), 'outbox')

const tagOf = (messageId: string | undefined) => /^<([\w-]+)@/.exec(messageId ?? '')?.[1] ?? 'mail'

/**
 * Writes a message to a file that only the operating system's user of this process can read.
 * Returns the file's path.
 */
export async function writeOutboxFile(eml: Buffer, messageId?: string): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  await chmod(folder(), 0o700)
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const file = path.join(folder(), `${time}-${tagOf(messageId)}-${randomUUID()}.eml`)
  await writeFile(file, eml, { mode: 0o600 })
  return file
}

const listNames = () => readdir(folder()).catch(() => [])
const remove = (name: string) => rm(path.join(folder(), name), { force: true })

/** Finds what a message is about, such as `receipt-12`, in a file name or a message id. */
const SUBJECT = /((?:receipt|offer)-\d+)-\d+-|((?:mailing|own)-\d+)-/
/**
 * A file name from an earlier version of the product, which does not tell what the message is
 * about.
 */
const UNTAGGED = /^[\dTZ-]+-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.eml$/

async function subjectOf(name: string): Promise<string | undefined> {
  const text = UNTAGGED.test(name)
    ? await readFile(path.join(folder(), name), 'utf8').catch(() => '')
    : name
  const [, receipt, mailing] = SUBJECT.exec(/^message-id: *<(.+)>/im.exec(text)?.[1] ?? text) ?? []
  return receipt ?? mailing
}

/**
 * Deletes messages by what they are about, such as `receipt-12` or `mailing-7`. Returns how many
 * were deleted.
 */
export async function removeMailsAbout(subjects: readonly string[]): Promise<number> {
  if (subjects.length === 0) return 0
  const wanted = new Set(subjects)
  let count = 0
  for (const name of await listNames()) {
    const subject = await subjectOf(name)
    if (subject === undefined || !wanted.has(subject)) continue
    await remove(name)
    count += 1
  }
  return count
}

/** Returns the file names of messages to this email address; none for a phone number. */
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
