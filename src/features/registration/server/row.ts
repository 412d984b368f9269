import 'server-only'
import { findReceiptAddress } from '@/features/answers/receipt-address'
import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import type { FileWithId } from '@/features/delivery/server/outbox'
import { splitPersonFieldId } from '@/features/forms/party/party'
import type { EntryMethod } from '@/features/submissions/schema'
import { generateReference } from '@/features/submissions/server/reference'
import type { OtherLanguage } from '@/lib/languages'
import type { WeighResult } from '@/lib/suspicion/weigh'
import type { AcceptedRegistration } from './accept'
import { splitAnswersIntoRows } from './people'
import { identityOf } from './repeat'
import type { IncomingRegistration } from './request'
import { readPageRenderTimeMs } from './result'
import type { RegistrationRow } from './store'
import type { StagedUpload } from './uploads'

export interface EntryByHand {
  actorId: number
  how: EntryMethod
  sendsReceipt: boolean
}

export interface PreparedRegistration {
  incoming: IncomingRegistration
  byHand: EntryByHand | null
  weighed: WeighResult
  files: readonly (StagedUpload & FileWithId)[]
}

export const isFileAskedFor = (
  { uploads }: AcceptedRegistration,
  { fieldId }: { fieldId: string },
) => uploads.some((upload) => upload.fieldId === fieldId)

/** Returns `language`, or null when the form has no texts in it. */
const languageOf = ({ translations }: AcceptedRegistration['form'], language: OtherLanguage) =>
  translations?.[language] ? language : null

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/**
 * Returns the search text of a party's first person, which also contains that of the others
 * (decision 069).
 */
const withMembers = (own: string, members: readonly { searchText: string }[]) =>
  [own, members.map(({ searchText }) => searchText).join('\n')].filter(Boolean).join('\u001e')

export function toRegistrationRow(
  accepted: AcceptedRegistration,
  { incoming, byHand, weighed, files }: PreparedRegistration,
): RegistrationRow {
  const { form, shown, answers, people } = accepted
  const data: Answers = { ...answers }
  const asked = files.filter((file) => isFileAskedFor(accepted, file))
  for (const { fieldId, fileId, name, mimeType, size } of asked) {
    data[fieldId] = { fileId, name, mimeType, size }
  }
  const { first, members } = splitAnswersIntoRows(form, data, people)
  const hasReceipt = form.hasReceipt && byHand?.sendsReceipt !== false
  const address = hasReceipt ? findReceiptAddress(shown, answers) : null
  return {
    ...identityOf(accepted, incoming),
    formVersion: form.version,
    hasLimits: form.places.limits.length > 0,
    openedAt: toIso(readPageRenderTimeMs(form, incoming)),
    reference: generateReference(),
    data: JSON.stringify(first),
    searchText: withMembers(toSearchText(first), members),
    isParty: form.party !== undefined,
    members,
    suspicion: weighed.suspicion,
    language: byHand || !incoming.language ? null : languageOf(form, incoming.language),
    formRevision: form.revision,
    agreedTo: form.notice ? incoming.agreedTo : null,
    files: asked.map((file) => ({ ...file, ...splitPersonFieldId(file.fieldId) })),
    byHand,
    receipt: address === null ? null : { address, trail: weighed.trail },
  }
}
