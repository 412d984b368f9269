import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import type { DriveServer } from '../../tests/support/peers/drive-server'
import { FOLDER_MIME_TYPE } from '../../tests/support/peers/drive-store'
import type { S3Server } from '../../tests/support/peers/s3-server'
import type { RegistrationResponse } from '../../tests/support/registrations'
import type { Outage } from './part-supervisor'
import { collectPlaceFindings } from './places'
import type { ReceivedMessage } from './unreliable-mail-server'
import type { ChaosVisitor } from './visitors'

/** A number that was found. `wanted` is the right number; without it, any number is right. */
export interface ChaosFinding {
  what: string
  found: number
  wanted?: number
}

interface Row {
  id: number
  reference: string
  name: string
  email: string
}

interface FileRow {
  id: number
  email: string
  state: string
  sha256: string
  driveId: string
}

export interface ChaosEvidence {
  visitors: readonly ChaosVisitor[]
  answered: ReadonlyMap<string, RegistrationResponse>
  database: Client
  drive: DriveServer
  store: S3Server | null
  letters: readonly ReceivedMessage[]
  outages: readonly Outage[]
  form: { name: string; email: string }
}

const count = <Item>(items: Iterable<Item>, isOne: (item: Item) => boolean): number =>
  [...items].filter(isOne).length

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

export async function collectChaosFindings(evidence: ChaosEvidence): Promise<ChaosFinding[]> {
  return [
    ...(await findRegistrations(evidence)),
    ...(await collectPlaceFindings(evidence)),
    ...(await findFiles(evidence)),
    ...(await findStored(evidence)),
    ...(await findReceipts(evidence)),
    ...(await findWaiting(evidence)),
  ]
}

async function findRegistrations({ visitors, answered, database, form }: ChaosEvidence) {
  const { rows } = await database.query<Row>(
    'select id, reference, data->>$1 as name, data->>$2 as email from submissions where party_id is null',
    [form.name, form.email],
  )
  const byName = groupBy(rows, ({ name }) => name)
  const isOnce = ({ name, email }: ChaosVisitor) => {
    const [row, ...more] = byName.get(name) ?? []
    const receipt = answered.get(name)
    return (
      more.length === 0 &&
      row?.email === email &&
      row.id === receipt?.id &&
      row.reference === receipt.reference
    )
  }
  return [
    { what: 'Registrations answered with 201', found: answered.size, wanted: visitors.length },
    { what: 'stored once, as answered', found: count(visitors, isOnce), wanted: visitors.length },
    { what: 'rows of registrations', found: rows.length, wanted: visitors.length },
  ]
}

/**
 * Counts the rows whose file in the S3 store has the right bytes. A file without a row is no fault,
 * because the hourly sweep deletes it.
 */
async function findStored({ visitors, database, store }: ChaosEvidence): Promise<ChaosFinding[]> {
  if (!store) return []
  const { rows } = await database.query<{ key: string; sha256: string }>(
    'select storage_key as key, sha256 from submission_files',
  )
  const isEqual = ({ key, sha256 }: (typeof rows)[number]) =>
    sha256Of(store.objects.get(`private/${key}`)?.bytes) === sha256
  const wanted = count(visitors, ({ file }) => Boolean(file))
  return [{ what: 'files in the S3 store, with equal bytes', found: count(rows, isEqual), wanted }]
}

const sha256Of = (bytes: Buffer | undefined) =>
  bytes && createHash('sha256').update(bytes).digest('hex')

async function findFiles({
  visitors,
  database,
  drive,
  form,
}: ChaosEvidence): Promise<ChaosFinding[]> {
  const withFile = visitors.filter(({ file }) => file)
  const { rows } = await database.query<FileRow>(
    `select file.id, data->>$1 as email, state, sha256, drive_id as "driveId"
     from submission_files file join submissions on submissions.id = submission_id`,
    [form.email],
  )
  const byEmail = groupBy(rows, ({ email }) => email)
  const inDrive = [...drive.store.files.values()].filter(
    ({ mimeType, trashed }) => mimeType !== FOLDER_MIME_TYPE && !trashed,
  )
  const byId = groupBy(inDrive, ({ appProperties }) => appProperties.submissionFileId ?? '')
  const isOnce = ({ email, sha256 }: ChaosVisitor) => {
    const [row, ...more] = byEmail.get(email) ?? []
    if (!row || more.length > 0 || row.state !== 'uploaded' || row.sha256 !== sha256) return false
    const [copy, ...others] = byId.get(`${row.id}`) ?? []
    return others.length === 0 && copy?.id === row.driveId && copy.sha256Checksum === sha256
  }
  const folders = count(drive.store.inFolder(drive.rootId), ({ trashed }) => !trashed)
  return [
    { what: 'Files sent', found: withFile.length },
    {
      what: 'once in Drive, with equal bytes',
      found: count(withFile, isOnce),
      wanted: withFile.length,
    },
    { what: 'files in Drive', found: inDrive.length, wanted: withFile.length },
    { what: 'folders of the form in Drive', found: folders, wanted: 1 },
  ]
}

/** The most milliseconds from the mail server's response until the worker has recorded it. */
const RECORD_MS = 2000

/**
 * True when the worker may have been killed between sending the message and recording that it was
 * sent. `letter.at` may be later than the sending, because the mail server may have been busy.
 */
function wasKilledWith(letter: ReceivedMessage, outages: readonly Outage[]): boolean {
  const until = outages
    .filter(({ part }) => part === 'postgres')
    .filter(({ from, to }) => from <= letter.at + RECORD_MS && to >= letter.at)
    .reduce((latest, { to }) => Math.max(latest, to + RECORD_MS), letter.at + RECORD_MS)
  return outages.some(({ part, from, to }) => part === 'worker' && to >= letter.at && from <= until)
}

async function findReceipts({ visitors, database, letters, outages }: ChaosEvidence) {
  const { rows } = await database.query<{ address: string; state: string }>(
    'select address, state from receipts',
  )
  const byAddress = groupBy(rows, ({ address }) => address)
  const byTo = groupBy(letters, ({ to }) => to)
  const isSent = ({ email }: ChaosVisitor) => {
    const [row, ...more] = byAddress.get(email) ?? []
    return more.length === 0 && row?.state === 'sent'
  }
  const copies = ({ email }: ChaosVisitor) => byTo.get(email)?.length ?? 0
  // Every message to an address except the last one was repeated, and needs its own cause.
  const repeated = [...byTo.values()].flatMap((all) => all.slice(0, -1))
  const ofLost = count(repeated, ({ isLost }) => isLost)
  const ofKilled = count(repeated, (one) => !one.isLost && wasKilledWith(one, outages))
  return [
    { what: 'Receipts sent, by our word', found: count(visitors, isSent), wanted: visitors.length },
    {
      what: 'registrants who got one',
      found: count(visitors, (visitor) => copies(visitor) > 0),
      wanted: visitors.length,
    },
    { what: 'sent again: the mail server dropped its answer', found: ofLost },
    { what: 'sent again: the worker was killed meanwhile', found: ofKilled },
    { what: 'sent again for no reason', found: repeated.length - ofLost - ofKilled, wanted: 0 },
    {
      what: 'letters to somebody else',
      found: count(byTo.keys(), (to) => !visitors.some(({ email }) => email === to)),
      wanted: 0,
    },
  ]
}

async function findWaiting({ database }: ChaosEvidence): Promise<ChaosFinding[]> {
  return [{ what: 'Jobs that wait at the end', found: await countOpenJobs(database), wanted: 0 }]
}

/**
 * Counts open uploads, receipts and messages to staff, including those that failed after their last
 * retry.
 */
export async function countOpenJobs(database: Client): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from jobs.job
     where name ~ '^(drive.upload|receipt.send|mail.send)' and state in ('created', 'retry', 'active', 'failed')`,
  )
  return rows[0]?.n ?? 0
}
