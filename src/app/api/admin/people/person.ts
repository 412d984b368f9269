import 'server-only'
import { eraseNames, listLinesOf } from '@/features/audit/server/person'
import { eraseVenueRequests, findVenueRequestsOf } from '@/features/celebrations/server/person'
import { openArchivedFile } from '@/features/delivery/server/person-files'
import { isOptedOut } from '@/features/mailings/server/opt-outs'
import type { ChosenRecords, ErasureReport, PersonFound } from '@/features/people/schema'
import { type ArchiveContent, streamArchive } from '@/features/people/server/archive'
import { findStaffByEmail } from '@/features/staff/server/data'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { findSubmissionsOf } from '@/features/submissions/records/server/person'
import { archiveSubmissions } from '@/features/submissions/records/server/person-archive'
import {
  archiveTestimonies,
  eraseTestimonies,
  findTestimoniesOf,
} from '@/features/testimonies/server/person'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import { eraseAttempts, findAttemptsOf } from '@/lib/http/kept-attempts'
import { findOutboxMails, removeOutboxMails } from '@/lib/mail/outbox-files'
import { type Person, readPerson } from '@/lib/people/person'

// The functions below cover every part of the product that stores data of people; a new part must
// be added to them.

function personOf(who: string): Person {
  const person = readPerson(who)
  if (!person) throw new AppError('person.unclear', { fields: { who: UNCLEAR } })
  return person
}
const UNCLEAR = new AppError('person.unclear').message

/** Returns everything that is stored about one person. @throws AppError `person.unclear` */
export async function findPerson(who: string, actor: StaffActor): Promise<PersonFound> {
  const person = personOf(who)
  await recordAudit({ action: 'people.searched', actor })
  const submissions = await findSubmissionsOf(person)
  const ids = submissions.map(({ id }) => id)
  const [testimonies, requests, mails, attempts, lines, account] = await Promise.all([
    findTestimoniesOf(person),
    findVenueRequestsOf(person),
    findOutboxMails(person),
    findAttemptsOf(person),
    listLinesOf(person, ids),
    person.kind === 'email' ? findStaffByEmail(person.needle) : null,
  ])
  return {
    kind: person.kind,
    submissions,
    testimonies,
    venueRequests: requests.length,
    outboxMails: mails.length,
    attempts: attempts.length,
    logLines: lines.length,
    isUnsubscribed: await isOptedOut(person),
    isStaff: account !== null,
  }
}

/** Returns those of the chosen records that name the person. */
async function stillFound(person: Person, { submissions = [], testimonies = [] }: ChosenRecords) {
  const [ofSubmissions, ofTestimonies] = await Promise.all([
    findSubmissionsOf(person),
    findTestimoniesOf(person),
  ])
  const both = (wanted: readonly number[], found: readonly { id: number }[]) =>
    found.map(({ id }) => id).filter((id) => wanted.includes(id))
  return {
    submissions: both(submissions, ofSubmissions),
    testimonies: both(testimonies, ofTestimonies),
  }
}

const amount = (submissions: number, testimonies: number) =>
  `${submissions} ${submissions === 1 ? 'registration' : 'registrations'}, ${testimonies} ${testimonies === 1 ? 'testimony' : 'testimonies'}`

/** Returns all of the person's data as one archive. @throws AppError `person.unclear` */
export async function archivePerson(
  chosen: ChosenRecords,
  actor: StaffActor,
): Promise<ReadableStream> {
  const person = personOf(chosen.who)
  const found = await stillFound(person, chosen)
  const everything: ArchiveContent = {
    about: chosen.who,
    createdAt: new Date().toISOString(),
    registrations: await archiveSubmissions(found.submissions),
    testimonies: await archiveTestimonies(found.testimonies),
    venueRequests: (await findVenueRequestsOf(person)).map(({ id: _, ...request }) => request),
    isUnsubscribed: await isOptedOut(person),
    log: (await listLinesOf(person, found.submissions)).map(({ at, ...line }) => ({
      at: new Date(at).toISOString(),
      ...line,
    })),
  }
  const detail = amount(found.submissions.length, found.testimonies.length)
  await recordAudit({
    action: 'people.exported',
    actor,
    detail,
    submissions: found.submissions,
    subject: 'a person',
  })
  return streamArchive(everything, openArchivedFile)
}

/**
 * Erases the data permanently. Safe to repeat after a failure. @throws AppError `person.unclear`
 */
export async function erasePerson(
  chosen: ChosenRecords,
  actor: StaffActor,
): Promise<ErasureReport> {
  const person = personOf(chosen.who)
  const found = await stillFound(person, chosen)
  const erased = await eraseSubmissions(found.submissions)
  const testimonies = await eraseTestimonies(found.testimonies)
  const requests = await eraseVenueRequests((await findVenueRequestsOf(person)).map(({ id }) => id))
  const mails = await removeOutboxMails(await findOutboxMails(person))
  const attempts = await eraseAttempts(await findAttemptsOf(person))
  const names = await eraseNames(person)
  await recordAudit({
    action: 'people.erased',
    actor,
    detail: amount(erased.ids.length, testimonies),
    submissions: erased.ids,
    subject: 'a person',
  })
  return {
    at: new Date().toISOString(),
    lines: [
      { where: 'Registrations, with answers and search text', count: erased.ids.length },
      { where: 'Staff notes', count: erased.notes },
      { where: 'Confirmation emails, with their jobs', count: erased.receipts },
      { where: 'Messages of mailings, with their jobs', count: erased.messages },
      { where: 'Messages in the outbox', count: erased.mails + mails },
      { where: 'Files on this server', count: erased.files },
      { where: 'Testimonies, also on the site', count: testimonies },
      { where: 'Requests to hear of a venue', count: requests },
      { where: 'Refused forms of the last hour', count: attempts },
      { where: 'Names in the audit log', count: erased.names + names },
    ],
    driveCopies: erased.driveCopies,
  }
}
