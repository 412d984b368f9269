import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { readFormsById } from '@/features/forms/server/data'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import type { Person } from '@/lib/people/person'
import { contactsOf, isFullName, normalizedNameOf } from './identity'

const MAX_LOOKED_UP = 500
const MAX_COMPARED = 1000

interface Duplicates {
  count: number
  newest: number | null
}

const findByMailbox = () =>
  fetchRows<{ id: number }>(sql`
    with newest as materialized (
      select id, form_id from submissions where ${IS_COUNTED} and status = 'new'
      order by submitted_at desc, id desc limit ${MAX_LOOKED_UP})
    select newest.id from newest
    join receipts mine on mine.submission_id = newest.id
    where exists (
      select from receipts other
      join submissions on submissions.id = other.submission_id
      where other.recipient = mine.recipient and other.submission_id < newest.id
        and submissions.form_id = newest.form_id and ${IS_COUNTED})`)

interface Recent {
  id: number
  formId: number
  isNew: boolean
  data: unknown
}

class Seen {
  private readonly addresses = new Set<string>()
  private readonly names = new Map<string, Set<Person['kind']>[]>()

  /**
   * True when an earlier registration has the same email address, phone number or name. The name
   * does not count when both give an email address, or both a phone number, and these differ.
   */
  has(people: readonly Person[], name: string): boolean {
    const kinds = people.map(({ kind }) => kind)
    return (
      people.some(({ key }) => this.addresses.has(key)) ||
      (this.names.get(name) ?? []).some((given) => !kinds.some((kind) => given.has(kind)))
    )
  }

  add(people: readonly Person[], name: string): void {
    for (const { key } of people) this.addresses.add(key)
    if (!isFullName(name)) return
    const given = new Set(people.map(({ kind }) => kind))
    this.names.set(name, [...(this.names.get(name) ?? []), given])
  }
}

async function findByAnswers(): Promise<number[]> {
  const [forms, recent] = await Promise.all([
    readFormsById(),
    fetchRows<Recent>(sql`
      select id, form_id as "formId", status = 'new' as "isNew", data from submissions
      where ${IS_COUNTED} order by submitted_at desc, id desc limit ${MAX_COMPARED}`),
  ])
  const byForm = new Map<number, Seen>()
  return recent.reverse().flatMap(({ id, formId, isNew, data }) => {
    const registered = { formId, data: toStoredAnswers(data) }
    const people = contactsOf(registered, forms)
    const name = normalizedNameOf(registered, forms)
    const seen = byForm.get(formId) ?? new Seen()
    byForm.set(formId, seen)
    const isTwice = isNew && seen.has(people, name)
    seen.add(people, name)
    return isTwice ? [id] : []
  })
}

export async function countDuplicates(): Promise<Duplicates> {
  const [byMailbox, byAnswers] = await Promise.all([findByMailbox(), findByAnswers()])
  const twice = new Set([...byMailbox.map(({ id }) => id), ...byAnswers])
  return { count: twice.size, newest: twice.size > 0 ? Math.max(...twice) : null }
}
