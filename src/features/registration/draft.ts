import { LONE_CHECKBOX_VALUE } from '@/features/answers/answer-rules'
import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicField } from './answers-in-form'

/** How long a half-filled form waits on the device. */
export const DRAFT_LIFETIME_DAYS = 7
const DAY_MS = 86_400_000

const PREFIX = 'registration-draft:'

/** A sending whose answer never came: it may have been stored. */
export interface Unanswered {
  /** What it said, file names included; null once several that differ are open. */
  sent: DraftAnswers | null
}

/** A half-filled form as the device keeps it. Files cannot be kept, only which there were. */
export interface Draft {
  idempotencyKey: string
  answers: DraftAnswers
  /** Ids of the file fields that had a file. */
  files: string[]
  unanswered: Unanswered | null
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Null where the browser keeps nothing: reading the property alone throws there. */
export function deviceStore(): DraftStore | null {
  return quietly(() => window.localStorage, null)
}

/** Private windows and apps' own browsers throw on any call; the form goes on without a draft. */
function quietly<T>(call: () => T, otherwise: T): T {
  try {
    return call()
  } catch {
    return otherwise
  }
}

const isWorthKeeping = ({ answers, files, unanswered }: Draft) =>
  files.length > 0 ||
  unanswered !== null ||
  Object.values(answers).some((answer) => answer && answer.length > 0)

/** Whether the device has it now: nothing is kept when nothing was typed. */
export function saveDraft(
  store: DraftStore | null,
  slug: string,
  draft: Draft,
  now: number,
): boolean {
  if (!isWorthKeeping(draft)) {
    dropDraft(store, slug)
    return false
  }
  return quietly(() => {
    store?.setItem(PREFIX + slug, JSON.stringify({ ...draft, savedAt: now }))
    return store !== null
  }, false)
}

export function dropDraft(store: DraftStore | null, slug: string): void {
  quietly(() => store?.removeItem(PREFIX + slug), undefined)
}

/** What fits the form as it is now: fields come and go between two visits. */
export function findDraft(
  store: DraftStore | null,
  slug: string,
  fields: readonly PublicField[],
  now: number,
): Draft | null {
  return quietly(() => {
    if (!store) return null
    dropExpired(store, now)
    const kept = read(store, PREFIX + slug)
    if (!kept) return null
    const answers = fields.flatMap((field) => {
      const answer = fitting(field, kept.answers[field.id])
      return answer === undefined ? [] : [[field.id, answer]]
    })
    const asksFile = ({ id, fieldType }: PublicField) =>
      fieldType === 'file' && kept.files.includes(id)
    const files = fields.filter(asksFile).map(({ id }) => id)
    const { idempotencyKey, unanswered } = kept
    const draft = { idempotencyKey, answers: Object.fromEntries(answers), files, unanswered }
    return isWorthKeeping(draft) ? draft : null
  }, null)
}

/** A shared phone should not remember anybody's answers to any form for long. */
function dropExpired(store: DraftStore, now: number): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const name of names.filter((name) => name.startsWith(PREFIX))) {
    const savedAt = read(store, name)?.savedAt ?? 0
    // A clock that was set back gives a draft a date in the future.
    if (Math.abs(now - savedAt) > DRAFT_LIFETIME_DAYS * DAY_MS) store.removeItem(name)
  }
}

function read(store: DraftStore, name: string): (Draft & { savedAt: number }) | null {
  const value = quietly(() => JSON.parse(store.getItem(name) ?? 'null'), null)
  // Other code may write to this storage, so the shape is checked.
  const isDraft =
    typeof value?.idempotencyKey === 'string' &&
    Object(value.answers) === value.answers &&
    Array.isArray(value.files)
  return isDraft ? { ...value, unanswered: value.unanswered ?? null } : null
}

function fitting({ fieldType, options }: PublicField, answer: unknown) {
  if (fieldType === 'checkbox') {
    if (!Array.isArray(answer)) return undefined
    const offered = options?.length ? options : [LONE_CHECKBOX_VALUE]
    return answer.filter((ticked) => offered.includes(ticked))
  }
  if (typeof answer !== 'string' || fieldType === 'file') return undefined
  return fieldType !== 'select' || options?.includes(answer) ? answer : undefined
}
