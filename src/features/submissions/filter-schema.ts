import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'
import { isAnswerParameter, readAnswerFilters } from './answer-filters'
import { ASSIGNEE_FILTERS, MAX_PAGE_SIZE, PAGE_SIZE, SUBMISSION_STATUSES } from './constants'
import { SEAT_FILTERS } from './seat-words'
import { isListSort, type ListSort, NEWEST_FIRST, sortNeedsForm } from './sort'

/**
 * Converts the time to UTC, because PostgreSQL does not accept every offset of ISO 8601. Refuses
 * the year 0, which PostgreSQL does not accept either, and years after 9999.
 */
const isoInstant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999)
  .transform((at) => at.toISOString())

const TESTS_FILTERS = ['only'] as const

/** `asked` matches registrations in which at least one person has asked to be erased. */
const ERASURE_FILTERS = ['asked'] as const

const answers = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .meta({ title: 'answer.{fieldId}' })
  .transform((raw, context) => {
    const parameters = Object.entries(raw).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value] as const),
    )
    return readAnswerFilters(parameters, (name, message) =>
      context.addIssue({ code: 'custom', message, path: [name] }),
    )
  })

function gatherAnswers(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const isAnswer = ([name]: [string, unknown]) => isAnswerParameter(name)
  const entries = Object.entries(input)
  const named = entries.filter(isAnswer)
  if (named.length === 0) return input
  const others = entries.filter((entry) => !isAnswer(entry))
  return { ...Object.fromEntries(others), answers: Object.fromEntries(named) }
}

/** Makes the schema accept parameters named `answer.…`, which become the property `answers`. */
export const withAnswerParameters = <S extends z.ZodObject>(schema: S) =>
  z.preprocess(gatherAnswers, schema)

/** All filters but the form. `from` and `to` are instants, both inclusive. */
export const FILTERS_WITHIN_FORM = {
  from: isoInstant.optional(),
  to: isoInstant.optional(),
  search: z.string().max(200).optional(),
  status: z.enum(SUBMISSION_STATUSES).optional(),
  assignee: z.enum(ASSIGNEE_FILTERS).optional(),
  /** Matches when at least one person of the registration has a place in this state. */
  seat: z.enum(SEAT_FILTERS).optional(),
  tests: z.enum(TESTS_FILTERS).optional(),
  erasure: z.enum(ERASURE_FILTERS).optional(),
  answers: answers.optional(),
}
const FILTERS = {
  formId: z.coerce.number().int().positive().max(MAX_ROW_ID).optional(),
  ...FILTERS_WITHIN_FORM,
}
export const submissionFiltersSchema = withAnswerParameters(z.object(FILTERS))
/** The filters of a list, with the id of the caller's account (`me`) for the assignee filter. */
export type SubmissionFilters = z.infer<typeof submissionFiltersSchema> & { me?: number }

const sort = z.custom<ListSort>(
  (value) => typeof value === 'string' && isListSort(value),
  'Please sort by a column of the list',
)

export const listSubmissionsSchema = withAnswerParameters(
  z.object({
    ...FILTERS,
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
    sort: sort.default(NEWEST_FIRST),
    count: z.enum(['exact']).optional(),
  }),
).refine(({ sort, formId }) => !sortNeedsForm(sort) || formId !== undefined, {
  path: ['sort'],
  error: 'Please choose a form to sort by one of its answers',
})
export type ListSubmissionsQuery = z.infer<typeof listSubmissionsSchema> & { me?: number }
