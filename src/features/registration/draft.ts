import type { DraftAnswers } from '@/features/answers/answers'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { listOfferedOptions } from '@/features/forms/offered-options'
import type { PublicForm } from '@/features/forms/schema'
import type { PublicField } from './answers-in-form'

/**
 * For how many days a device keeps a draft. The shorter time is for forms that ask for sensitive
 * data.
 */
export const DRAFT_LIFETIME_DAYS = 7
export const SENSITIVE_DRAFT_LIFETIME_DAYS = 1
const DAY_MS = 86_400_000

const PREFIX = 'registration-draft:'

/** One or more attempts to send whose outcome is unknown: the registration may be stored. */
export interface UncertainAttempts {
  /** The answers that were sent, with file names; null if different answers were sent. */
  sent: DraftAnswers | null
}

/** An unfinished form as stored on the device, without the contents of its files. */
export interface Draft {
  idempotencyKey: string
  answers: DraftAnswers
  /** Ids of the file fields in which a file was chosen. */
  files: string[]
  unanswered: UncertainAttempts | null
  /** The id of the step that was open; absent before the step changes, and without steps. */
  step?: string
  /** The number of people; absent when it is one. */
  people?: number
}

export const draftLifetimeDays = ({
  fields,
  notice,
}: Pick<PublicForm, 'fields' | 'notice'>): number =>
  notice?.isSensitive || fields.some(({ isSensitive }) => isSensitive)
    ? SENSITIVE_DRAFT_LIFETIME_DAYS
    : DRAFT_LIFETIME_DAYS

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Returns `localStorage`, which stores the drafts; null when the browser blocks it. */
export function deviceDraftStore(): DraftStore | null {
  return quietly(() => window.localStorage, null)
}

/** Returns `otherwise` if `call` throws, as storage can in private windows and app browsers. */
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

/** Stores the draft, or deletes it when there is nothing to keep. Returns true if it was stored. */
export function saveDeviceDraft(
  store: DraftStore | null,
  slug: string,
  draft: Draft,
  now: number,
  days = DRAFT_LIFETIME_DAYS,
): boolean {
  if (!isWorthKeeping(draft)) {
    deleteDeviceDraft(store, slug)
    return false
  }
  return quietly(() => {
    store?.setItem(PREFIX + slug, JSON.stringify({ ...draft, savedAt: now, days }))
    return store !== null
  }, false)
}

export function deleteDeviceDraft(store: DraftStore | null, slug: string): void {
  quietly(() => store?.removeItem(PREFIX + slug), undefined)
}

/**
 * Deletes expired drafts, and returns the draft of this form or null. Answers that no longer fit
 * the form are left out, because the form may have changed since.
 */
export function findDeviceDraft(
  store: DraftStore | null,
  slug: string,
  fields: readonly PublicField[],
  now: number,
  days = DRAFT_LIFETIME_DAYS,
): Draft | null {
  return quietly(() => {
    if (!store) return null
    dropExpired(store, now, PREFIX + slug, days)
    const kept = read(store, PREFIX + slug)
    if (!kept) return null
    const answers = fields.flatMap((field) => {
      const answer = pickFittingAnswer(field, kept.answers[field.id])
      return answer === undefined ? [] : [[field.id, answer]]
    })
    const asksFile = ({ id, fieldType }: PublicField) =>
      fieldType === 'file' && kept.files.includes(id)
    const files = fields.filter(asksFile).map(({ id }) => id)
    const { idempotencyKey, unanswered, step, people } = kept
    const beside = { files, unanswered, ...(step && { step }), ...(people && { people }) }
    const draft = { idempotencyKey, answers: Object.fromEntries(answers), ...beside }
    return isWorthKeeping(draft) ? draft : null
  }, null)
}

function dropExpired(store: DraftStore, now: number, own: string, ownDays: number): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const name of names.filter((name) => name.startsWith(PREFIX))) {
    const { savedAt = 0, days = DRAFT_LIFETIME_DAYS } = read(store, name) ?? {}
    const allowed = name === own ? Math.min(days, ownDays) : days
    // After the clock was set back, a draft is dated in the future. `abs` lets it expire too.
    if (Math.abs(now - savedAt) > allowed * DAY_MS) store.removeItem(name)
  }
}

function read(
  store: DraftStore,
  name: string,
): (Draft & { savedAt: number; days?: number }) | null {
  const value = quietly(() => JSON.parse(store.getItem(name) ?? 'null'), null)
  // The value is not always a draft, because other code may write to this storage too.
  const isDraft =
    typeof value?.idempotencyKey === 'string' &&
    Object(value.answers) === value.answers &&
    Array.isArray(value.files)
  return isDraft ? { ...value, unanswered: value.unanswered ?? null } : null
}

/** Returns the part of an answer that fits the field; undefined or empty when nothing fits. */
export function pickFittingAnswer({ fieldType, options, hasOther }: PublicField, answer: unknown) {
  if (fieldType === 'checkbox') {
    if (!Array.isArray(answer)) return undefined
    const offered = listOfferedOptions({ options })
    return answer.filter((ticked) => hasOther || offered.includes(ticked))
  }
  if (typeof answer !== 'string' || fieldType === 'file') return undefined
  const { hasOptions } = FIELD_TYPE_TRAITS[fieldType]
  return !hasOptions || hasOther || options?.includes(answer) ? answer : undefined
}
