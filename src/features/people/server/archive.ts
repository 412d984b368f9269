import 'server-only'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { safeFileName } from '@/lib/file-name'
import type { SheetColumn } from '@/lib/sheet-stream'
import { formatManilaTime, textWithTimesColumn } from '@/lib/sheet-time'
import { streamWorkbook } from '@/lib/xlsx'

interface ArchivedFile {
  id: number
  name: string
}

interface ArchivedRegistration {
  id: number
  form: string
  reference: string
  submittedAt: string | null
  status: string
  answers: { label: string; value: string | null }[]
  earlierAnswers: { label: string; value: string | null; at: string }[]
  mergedInto: number | null
  agreedTo: { noticeVersion: number; at: string | null } | null
  staffNotes: { text: string; at: string }[]
  confirmationEmail: { address: string; state: string; sentAt: string | null } | null
  messages: { subject: string; address: string; state: string; sentAt: string | null }[]
  seat: string | null
  offersOfAPlace: { address: string | null; state: string; sentAt: string | null }[]
  files: ArchivedFile[]
}

export interface ArchiveContent {
  /** The email address, phone number or name that staff searched for. */
  about: string
  createdAt: string
  registrations: ArchivedRegistration[]
  testimonies: {
    createdAt: string
    status: string
    name: string
    email: string
    location: string
    testimony: string
  }[]
  venueRequests: { place: string; email: string; confirmedAt: string | null }[]
  isUnsubscribed: boolean
  /** Lines of the audit log, without the names of the staff who acted. */
  log: { at: string; action: string; subject: string | null; detail: string | null }[]
}

const COLUMNS: readonly SheetColumn[] = [
  { key: 'where', header: 'Where', width: 32, format: '@' },
  textWithTimesColumn('when', 'When', 26),
  { key: 'what', header: 'What', width: 32, format: '@' },
  { key: 'value', header: 'Value', width: 60, format: '@' },
]

type Row = [where: string, when: string | null, what: string, value: string | null]

function* rowsOf({
  registrations,
  testimonies,
  venueRequests,
  isUnsubscribed,
  log,
}: ArchiveContent): Generator<Row> {
  for (const one of registrations) {
    const where = `${one.form} ${one.reference}`
    const at = one.submittedAt
    yield [where, at, 'Status', one.status]
    for (const { label, value } of one.answers) yield [where, at, label, value]
    for (const { label, value, at: until } of one.earlierAnswers) {
      yield [where, until, `${label}, before it was corrected`, value]
    }
    if (one.mergedInto !== null) yield [where, null, 'Merged into', `#${one.mergedInto}`]
    if (one.agreedTo) {
      yield [where, one.agreedTo.at, 'Agreed to notice', `version ${one.agreedTo.noticeVersion}`]
    }
    for (const note of one.staffNotes) yield [where, note.at, 'Staff note', note.text]
    const mail = one.confirmationEmail
    if (mail) yield [where, mail.sentAt, `Confirmation email (${mail.state})`, mail.address]
    for (const { subject, address, state, sentAt } of one.messages) {
      yield [where, sentAt, `Message (${state}) “${subject}”`, address]
    }
    if (one.seat !== null) yield [where, null, 'Place', one.seat]
    for (const { address, state, sentAt } of one.offersOfAPlace) {
      yield [where, sentAt, `Offer of a place (${state})`, address]
    }
    for (const file of one.files) yield [where, at, 'File', fileName(one, file)]
  }
  for (const { createdAt, ...testimony } of testimonies) {
    for (const [what, value] of Object.entries(testimony)) {
      yield ['Testimony', createdAt, what, String(value)]
    }
  }
  for (const { place, email, confirmedAt } of venueRequests) {
    yield [`Venue of ${place}`, confirmedAt, 'Wants to hear of it', email]
  }
  if (isUnsubscribed) yield ['Messages', null, 'Wants none', 'yes']
  for (const { at, action, subject, detail } of log) {
    yield ['Audit log', at, action, [subject, detail].filter(Boolean).join(', ')]
  }
}

/**
 * Returns a file's path in the ZIP file. The path contains the id, because files may have the same
 * name.
 */
const fileName = ({ reference }: ArchivedRegistration, { id, name }: ArchivedFile) =>
  `files/${reference}/${id} ${safeFileName(name, name.split('.').pop() ?? '')}`

const spreadsheet = (everything: ArchiveContent) =>
  streamWorkbook('Everything', COLUMNS, (writeRows) =>
    writeRows(
      [...rowsOf(everything)].map(([where, when, what, value]) => ({
        ...{ where, what, value },
        when: formatManilaTime(when) || null,
      })),
    ),
  )

type OpenFile = (id: number) => Promise<Readable>

async function addFiles(zip: ZipFile, { registrations }: ArchiveContent, open: OpenFile) {
  const missing: string[] = []
  for (const registration of registrations) {
    for (const file of registration.files) {
      const name = fileName(registration, file)
      const bytes = await open(file.id).catch(() => null)
      if (bytes) zip.addReadStream(bytes, name)
      else missing.push(name)
    }
  }
  if (missing.length === 0) return
  const text = `These files could not be read just now. Take the archive again later.\n\n${missing.join('\n')}\n`
  zip.addBuffer(Buffer.from(text), 'missing-files.txt')
}

/**
 * Returns a person's data as a stream of a ZIP file. Its `missing-files.txt` lists files that could
 * not be read.
 */
export async function streamPersonArchive(
  everything: ArchiveContent,
  openFile: OpenFile,
): Promise<ReadableStream> {
  const zip = new ZipFile()
  const json = `${JSON.stringify(everything, null, 2)}\n`
  zip.addBuffer(Buffer.from(json), 'person.json')
  zip.addReadStream(Readable.fromWeb(spreadsheet(everything) as never), 'person.xlsx')
  await addFiles(zip, everything, openFile)
  zip.end()
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream
}
