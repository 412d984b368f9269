import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import type { EventForm } from '@/features/forms/schema'
import type { SubmissionStatus } from '@/features/submissions/constants'
import { generateReference } from '@/features/submissions/server/reference'
import type { DemoForm } from './forms'
import { inventPerson } from './people'
import { type RandomSource, seededRandomSource } from './random-source'

const DEMO_DAYS = 30
const DAY_MS = 86_400_000

interface DemoRegistration {
  reference: string
  status: SubmissionStatus
  submittedAt: Date
  data: Answers
  searchText: string
  /** Index of the reviewer; null when unassigned. */
  assignee: number | null
  note: string | null
}

const NOTES = [
  'Called, will send the church’s letter this week.',
  'Wrong number; wrote an e-mail instead.',
  'Confirmed for the whole group.',
  'Asked about a place to stay, sent the list.',
  'Possibly registered twice. Keep the later one.',
  'Knows the venue well, could lead a team.',
]

function statusAt(ageDays: number, chance: RandomSource): SubmissionStatus {
  const luck = chance.below(100) + ageDays * 2
  if (luck > 115) return 'completed'
  if (luck > 85) return 'contacted'
  return luck > 55 ? 'reviewed' : 'new'
}

function answersOf(form: DemoForm, { fields }: EventForm, chance: RandomSource): Answers {
  const person = inventPerson(chance)
  const answered = form.fields.flatMap(({ label, answer }) => {
    const value = answer(chance, person)
    const id = fields.find((field) => field.label === label)?.id
    return value === undefined || id === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(answered)
}

/** Returns the same registrations every time, oldest first. Only their dates depend on `now`. */
export function inventRegistrations(
  form: DemoForm,
  saved: EventForm,
  { now, reviewers }: { now: number; reviewers: number },
): DemoRegistration[] {
  const chance = seededRandomSource(form.registrations)
  const ages = Array.from({ length: form.registrations }, () => {
    const nearness = Math.min(chance.below(10_000), chance.below(10_000)) / 10_000
    return nearness * DEMO_DAYS
  }).sort((a, b) => b - a)
  return ages.map((ageDays) => {
    const data = answersOf(form, saved, chance)
    const status = statusAt(ageDays, chance)
    return {
      reference: generateReference(chance.below),
      status,
      submittedAt: new Date(now - ageDays * DAY_MS),
      data,
      searchText: toSearchText(data),
      assignee: status !== 'new' && chance.percent(45) ? chance.below(reviewers) : null,
      note: status !== 'new' && chance.percent(20) ? chance.one(NOTES) : null,
    }
  })
}
