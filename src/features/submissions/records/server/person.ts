import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { personName } from '@/features/answers/person-name'
import { type FieldType, isEmailOrPhone } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import { readFormsById } from '@/features/forms/server/data'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { mayNamePersonCondition } from '@/lib/people/may-name'
import { isNamedIn, type Person, textsInJson } from '@/lib/people/person'
import { findSubmissionIdsByName } from './person-by-name'

interface Candidate {
  id: number
  formId: number
  reference: string
  submittedAt: string | null
  isSuspected: boolean
  isDeleted: boolean
  data: unknown
  address: string | null
  isMerged: boolean
  written: string[]
  notes: string[]
  earlier: unknown[]
}

const findCandidates = (person: Person): Promise<Candidate[]> => {
  const { kind, key } = person
  const inMessages = sql`
      or exists (select from receipts where submission_id = submission.id and recipient = ${key})
      or exists (select from mailing_recipients where submission_id = submission.id and recipient = ${key})`
  return readCandidates(sql`${mayNamePersonCondition(person, sql`search_text`)}
      ${kind === 'email' ? inMessages : sql``}
      or id in (select submission_id from submission_notes
        where ${mayNamePersonCondition(person, sql`lower(text)`)})
      or id in (select submission_id from submission_corrections
        where ${mayNamePersonCondition(person, sql`lower(earlier::text)`)})`)
}

const readCandidates = (where: SQL): Promise<Candidate[]> =>
  fetchRows<Candidate>(sql`
    select id, form_id as "formId", reference, submitted_at as "submittedAt", data,
      suspected_at is not null as "isSuspected", deleted_at is not null as "isDeleted",
      merged_into_id is not null as "isMerged",
      (select coalesce(jsonb_agg(earlier), '[]') from submission_corrections
        where submission_id = submission.id) as earlier,
      (select address from receipts where submission_id = submission.id) as address,
      array(select address from mailing_recipients where submission_id = submission.id) as written,
      array(select text from submission_notes where submission_id = submission.id) as notes
    from submissions submission
    where ${where} order by id desc`)

/**
 * Returns where the person is named. `isCertain` is true when an email or phone field matches, or
 * when a message was addressed to the person.
 */
function matchesOf(
  person: Person,
  { data, address, written, notes, earlier }: Candidate,
  fields: Map<string, { label: string; fieldType: FieldType }>,
) {
  const matches = new Set<string>()
  let isCertain = false
  for (const [id, answer] of Object.entries(toStoredAnswers(data) ?? {})) {
    if (!textsInJson(answer).some((text) => isNamedIn(person, text))) continue
    const field = fields.get(id)
    matches.add(field?.label ?? 'Removed field')
    isCertain ||= field !== undefined && isEmailOrPhone(field)
  }
  if (address !== null && isNamedIn(person, address)) {
    matches.add('Confirmation email')
    isCertain = true
  }
  if (written.some((text) => isNamedIn(person, text))) {
    matches.add('Message')
    isCertain = true
  }
  if (notes.some((text) => isNamedIn(person, text))) matches.add('Staff note')
  if (textsInJson(earlier).some((text) => isNamedIn(person, text))) matches.add('Earlier answer')
  return { matches: [...matches], isCertain }
}

type RecordState = 'list' | 'bin' | 'suspected' | 'merged'

function stateOf({ isMerged, isDeleted, isSuspected }: Candidate): RecordState {
  if (isMerged) return 'merged'
  if (isDeleted) return 'bin'
  return isSuspected ? 'suspected' : 'list'
}

/** Finds rows that mention the person, newest first, also deleted, merged and suspected ones. */
export async function findSubmissionsOf(person: Person) {
  const forms = await readFormsById()
  return (await findCandidates(person)).flatMap((row) => {
    const named = matchesOf(person, row, fieldsOf(forms.get(row.formId)))
    return named.matches.length === 0 ? [] : [present(row, forms, named)]
  })
}

/**
 * Finds rows of registrants with the name, newest first. `isCertain` is false, because several
 * people may have the same name.
 */
export async function findSubmissionsByName(name: string) {
  const forms = await readFormsById()
  const ids = await findSubmissionIdsByName(name)
  const rows = await readCandidates(sql`id = any(${sql.param(ids)}::int[])`)
  return rows.map((row) => present(row, forms, { matches: ['Name'], isCertain: false }))
}

const fieldsOf = (form: EventForm | undefined) =>
  new Map(
    [...(form?.fields ?? []), ...(form?.archivedFields ?? [])].map((field) => [field.id, field]),
  )

function present(
  row: Candidate,
  forms: ReadonlyMap<number, EventForm>,
  named: ReturnType<typeof matchesOf>,
) {
  const form = forms.get(row.formId)
  const fields = fieldsOf(form)
  const answers = toStoredAnswers(row.data)
  const addresses = Object.entries(answers ?? {}).flatMap(([id, answer]) => {
    const field = fields.get(id)
    return field && isEmailOrPhone(field) ? textsInJson(answer) : []
  })
  return {
    id: row.id,
    reference: row.reference,
    formName: form?.name ?? 'Unknown Form',
    submittedAt: row.submittedAt,
    place: stateOf(row),
    name: form ? personName(form, answers) : null,
    addresses,
    ...named,
  }
}
