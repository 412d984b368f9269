import 'server-only'
import { personName } from '@/features/answers/person-name'
import { toSearchTerms } from '@/features/answers/server/search-text'
import { readFormsById } from '@/features/forms/server/data'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { isNamedIn, type Person } from '@/lib/people/person'
import type { Submission } from '../../schema'
import { getSubmission } from '../../server/data'
import {
  anyWordCondition,
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from '../../server/rows'
import {
  type DuplicatesAndMerged,
  MAX_DUPLICATES,
  MAX_TYPED_DUPLICATES,
  type MergedSubmission,
  SHARED_IDENTIFIERS,
  type SharedIdentifier,
  type TypedDuplicate,
  type TypedDuplicatesInput,
} from '../merging'
import {
  contactsOf,
  contactTextsOf,
  type FormsById,
  isFullName,
  normalizedNameOf,
  type RegisteredAnswers,
} from './identity'

interface Known {
  people: Person[]
  name: string
}

function sharedWith(
  { people, name }: Known,
  other: Submission,
  forms: FormsById,
): SharedIdentifier[] {
  const texts = contactTextsOf(other, forms)
  const by = new Set<SharedIdentifier>()
  for (const person of people) {
    if (texts.some((text) => isNamedIn(person, text))) by.add(person.kind)
  }
  if (name !== '' && normalizedNameOf(other, forms) === name) by.add('name')
  return SHARED_IDENTIFIERS.filter((one) => by.has(one))
}

/**
 * Returns a list of one SQL condition, that a row contains all words of the text. The list is empty
 * when the text has no word.
 */
const holdsAll = (text: string): SQL[] => {
  const terms = toSearchTerms(text)
  if (terms.length === 0) return []
  return [
    sql`(${sql.join(
      terms.map((either) => anyWordCondition(either)),
      sql` and `,
    )})`,
  ]
}

/**
 * SQL condition: the receipt is addressed to the person's mailbox, also when the address is written
 * differently, for example with `+tag`.
 */
const hasMailbox = ({ key }: Person): SQL =>
  sql`id in (select submission_id from receipts where recipient = ${key})`

/** The most rows compared. Many people share a name, and the newest rows are enough for a hint. */
const MAX_COMPARED = 500

const registrationOf = ({ id, party }: Pick<Submission, 'id' | 'party'>) => party?.id ?? id

async function findOthers(
  of: RegisteredAnswers,
  { forms, ownId, hasName }: { forms: FormsById; ownId: number | null; hasName: boolean },
): Promise<DuplicatesAndMerged['others']> {
  const people = contactsOf(of, forms)
  const name = hasName ? normalizedNameOf(of, forms) : ''
  const ways = [
    ...[...people.map(({ needle }) => needle), name].flatMap(holdsAll),
    ...people.filter(({ kind }) => kind === 'email').map(hasMailbox),
  ]
  if (ways.length === 0) return []
  const rows = await fetchRows<RawSubmission>(sql`
    with found as materialized (
      select id from submissions where ${IS_LIVE} and (${sql.join(ways, sql` or `)}))
    select ${SUBMISSION_COLUMNS} from submissions
    where id in (select id from found
      order by id desc limit ${MAX_COMPARED}) order by id desc`)
  return rows
    .map(presentSubmission)
    .filter((other) => registrationOf(other) !== ownId)
    .map((other) => ({ ...other, by: sharedWith({ people, name }, other, forms) }))
    .filter(({ by }) => by.length > 0)
    .slice(0, MAX_DUPLICATES)
}

const listMerged = (id: number): Promise<MergedSubmission[]> =>
  fetchRows<MergedSubmission>(sql`
    select submission.id, reference, deleted_at as "mergedAt", staff.name as "mergedBy"
    from submissions submission left join admin_users staff on staff.id = deleted_by_id
    where merged_into_id = ${id} order by deleted_at desc, submission.id desc`)

export async function listDuplicatesAndMerged(id: number): Promise<DuplicatesAndMerged> {
  const submission = await getSubmission(id)
  const about = { forms: await readFormsById(), ownId: registrationOf(submission), hasName: true }
  const [others, merged] = await Promise.all([
    findOthers(submission, about),
    listMerged(submission.id),
  ])
  return { others, merged }
}

export async function findDuplicatesOfTyped({
  formId,
  answers,
}: TypedDuplicatesInput): Promise<TypedDuplicate[]> {
  const forms = await readFormsById()
  if (!forms.has(formId)) throw new AppError('form.not_found')
  const typed = { formId, data: answers }
  const hasName = isFullName(normalizedNameOf(typed, forms))
  const others = await findOthers(typed, { forms, ownId: null, hasName })
  return others.slice(0, MAX_TYPED_DUPLICATES).map(({ id, formId, submittedAt, data, by }) => {
    const form = forms.get(formId)
    return { id, formId, submittedAt, by, name: form ? personName(form, data) : null }
  })
}
