import 'server-only'
import { eraseAuditNamesOf, listAuditLinesOf } from '@/features/audit/server/person'
import { eraseVenueRequests, findVenueRequestsOf } from '@/features/celebrations/server/person'
import { openPersonFile } from '@/features/delivery/server/person-files'
import { isOptedOut } from '@/features/mailings/server/opt-outs'
import { eraseMailingTexts } from '@/features/mailings/server/person'
import type {
  ChosenRecords,
  ErasureReport,
  FindPersonInput,
  PersonFound,
} from '@/features/people/schema'
import { type ArchiveContent, streamPersonArchive } from '@/features/people/server/archive'
import { findStaffByEmail } from '@/features/staff/server/data'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { listSubmissionsForDownload } from '@/features/submissions/records/server/person-archive'
import { eraseTestimonies, listTestimoniesForDownload } from '@/features/testimonies/server/person'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { eraseAttempts, findAttemptTokensNaming } from '@/lib/http/kept-attempts'
import { findOutboxMails, removeOutboxMails } from '@/lib/mail/outbox-files'
import { multiWordNames } from '@/lib/people/erased-text'
import { plural } from '@/lib/text'
import {
  findChosenAgain,
  findForAllPeople,
  findSubmissionsOfPerson,
  findTestimoniesOfPerson,
  listFurtherAddresses,
  parseSearchedPerson,
  type SearchedPerson,
} from './searched-person'

// A new part of the product that stores data of people must be added to the functions below.

/** Finds everything that is stored about a person, and logs the search. Throws `person.unclear`. */
export async function findPerson(asked: FindPersonInput, actor: StaffActor): Promise<PersonFound> {
  const whom = parseSearchedPerson(asked)
  await recordAudit({ action: 'people.searched', actor })
  const found = await findSubmissionsOfPerson(whom)
  const ids = found.map(({ id }) => id)
  const [testimonies, requests, mails, attempts, lines, accounts] = await Promise.all([
    findTestimoniesOfPerson(whom),
    findForAllPeople(whom, findVenueRequestsOf),
    findForAllPeople(whom, findOutboxMails),
    findForAllPeople(whom, findAttemptTokensNaming),
    linesOf(whom, ids),
    findForAllPeople(whom, async ({ kind, needle }) =>
      kind === 'email' ? [await findStaffByEmail(needle)] : [],
    ),
  ])
  return {
    kind: whom.name === null ? (whom.people[0]?.kind ?? 'name') : 'name',
    addresses: listFurtherAddresses(whom, found),
    submissions: found.map(({ addresses, ...row }) => row),
    testimonies,
    venueRequests: requests.length,
    outboxMails: mails.length,
    attempts: attempts.length,
    logLines: lines.length,
    isUnsubscribed: await hasOptedOut(whom),
    isStaff: accounts.some((account) => account !== null),
  }
}

const hasOptedOut = async ({ people }: SearchedPerson) =>
  (await Promise.all(people.map(isOptedOut))).some(Boolean)

async function linesOf(whom: SearchedPerson, submissions: readonly number[]) {
  const lines = await findForAllPeople(whom, (person) => listAuditLinesOf(person, submissions))
  const once = new Map(lines.map((line) => [JSON.stringify(line), line]))
  return [...once.values()].sort((a, b) => Number(new Date(a.at)) - Number(new Date(b.at)))
}

const amount = (submissions: number, testimonies: number) =>
  `${submissions} ${plural('registration', submissions)}, ${testimonies} ${testimonies === 1 ? 'testimony' : 'testimonies'}`

export async function exportPerson(
  chosen: ChosenRecords,
  actor: StaffActor,
): Promise<ReadableStream> {
  const whom = parseSearchedPerson(chosen)
  const found = await findChosenAgain(whom, chosen)
  const everything: ArchiveContent = {
    about: [chosen.who, ...chosen.others].join(', '),
    createdAt: new Date().toISOString(),
    registrations: await listSubmissionsForDownload(found.submissions),
    testimonies: await listTestimoniesForDownload(found.testimonies),
    venueRequests: (await findForAllPeople(whom, findVenueRequestsOf)).map(
      ({ id: _, ...request }) => request,
    ),
    isUnsubscribed: await hasOptedOut(whom),
    log: await linesOf(whom, found.submissions),
  }
  const detail = amount(found.submissions.length, found.testimonies.length)
  await recordAudit({
    action: 'people.exported',
    actor,
    detail,
    submissions: found.submissions,
    subject: 'a person',
  })
  return streamPersonArchive(everything, openPersonFile)
}

/**
 * Erases the chosen registrations and testimonies, and everything else that is stored about the
 * person. Safe to repeat after a failure. Throws `person.unclear`.
 */
export async function erasePerson(
  chosen: ChosenRecords,
  actor: StaffActor,
): Promise<ErasureReport> {
  const whom = parseSearchedPerson(chosen)
  const found = await findChosenAgain(whom, chosen)
  const whole = multiWordNames([...found.names, whom.name ?? ''])
  const texts = await eraseMailingTexts([...whom.people, ...found.addresses], whole)
  const erased = await eraseSubmissions(found.submissions)
  const testimonies = await eraseTestimonies(found.testimonies)
  const requests = await eraseVenueRequests(
    (await findForAllPeople(whom, findVenueRequestsOf)).map(({ id }) => id),
  )
  const mails = await removeOutboxMails(await findForAllPeople(whom, findOutboxMails))
  const attempts = await eraseAttempts(await findForAllPeople(whom, findAttemptTokensNaming))
  const names = await eraseAuditNamesOf(whom.people, whole)
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
      { where: 'Texts of mailings that named the person', count: texts },
      { where: 'Names in the audit log', count: erased.names + names },
    ],
    driveCopies: erased.driveCopies,
  }
}
