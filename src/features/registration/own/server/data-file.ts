import 'server-only'
import { listSubmissionsForDownload } from '@/features/submissions/records/server/person-archive'
import { streamCsv } from '@/lib/csv'
import type { SheetColumn } from '@/lib/sheet-stream'
import type { OpenedLink } from './find'

const COLUMNS: readonly SheetColumn[] = [
  { key: 'what', header: 'What', width: 32, format: '@' },
  { key: 'value', header: 'Value', width: 60, format: '@' },
]

/**
 * Returns the registrant's data for the file. Leaves out staff notes, the registration into which
 * this one was merged, and everything about files except their ids and names.
 */
async function gather({ submission: { id } }: OpenedLink) {
  const [found] = await listSubmissionsForDownload([id])
  if (!found) throw new Error('The registration was erased meanwhile')
  const { staffNotes, files, mergedInto, offersOfAPlace, ...kept } = found
  // The reason for an offer by hand counts as a staff note, so it is left out.
  const offers = offersOfAPlace.map(({ reason, ...offer }) => offer)
  return {
    ...kept,
    offersOfAPlace: offers,
    files: files.map(({ id: file, name }) => ({ id: file, name })),
  }
}

function* rowsOf(kept: Awaited<ReturnType<typeof gather>>): Generator<[string, string | null]> {
  yield ['Form', kept.form]
  yield ['Reference', kept.reference]
  yield ['Registered', kept.submittedAt]
  yield ['Status', kept.status]
  for (const { label, value } of kept.answers) yield [label, value]
  for (const { label, value, at } of kept.earlierAnswers) yield [`${label}, until ${at}`, value]
  if (kept.agreedTo) yield ['Agreed to notice', `version ${kept.agreedTo.noticeVersion}`]
  const mail = kept.confirmationEmail
  if (mail) yield [`Confirmation email (${mail.state})`, mail.address]
  for (const { subject, state, address } of kept.messages) {
    yield [`Message (${state}) “${subject}”`, address]
  }
  for (const { state, address, sentAt } of kept.offersOfAPlace) {
    yield [`Offer of a place (${state})`, [sentAt, address].filter(Boolean).join(', ')]
  }
  for (const { name } of kept.files) yield ['File', name]
}

export async function buildOwnDataFile(own: OpenedLink, as: 'json' | 'csv'): Promise<Response> {
  const kept = await gather(own)
  const headers = {
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="registration-${kept.reference}.${as}"`,
  }
  if (as === 'json') {
    const body = `${JSON.stringify(kept, null, 2)}\n`
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
  }
  const csv = streamCsv(COLUMNS, (writeRows) =>
    writeRows([...rowsOf(kept)].map(([what, value]) => ({ what, value }))),
  )
  return new Response(csv, { headers: { ...headers, 'content-type': 'text/csv; charset=utf-8' } })
}
