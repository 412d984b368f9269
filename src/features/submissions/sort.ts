/** What a list can be sorted by, beside the answers to a form. */
const SORT_KEYS = [
  'submittedAt',
  'id',
  'form',
  'status',
  'reference',
  'assignee',
  'notes',
  'files',
] as const

/** A column, or `answer.{fieldId}`, which exists only within one form. */
export type SortKey = (typeof SORT_KEYS)[number] | `answer.${string}`
/** A leading `-` sorts in descending order. */
export type ListSort = SortKey | `-${SortKey}`

export const NEWEST_FIRST = '-submittedAt' satisfies ListSort

const PLAIN = new Set<string>(SORT_KEYS)
const ANSWER = /^answer\.([\w-]{1,64})$/

/** Returns the field id of `answer.{fieldId}`; null for any other text. */
export const answerFieldOf = (text: string): string | null => text.match(ANSWER)?.[1] ?? null

/** The sort key without its direction. */
export const sortKeyOf = (sort: ListSort): SortKey => sort.replace(/^-/, '') as SortKey
export const isDownwards = (sort: ListSort) => sort.startsWith('-')

export function isListSort(text: string): text is ListSort {
  const key = text.replace(/^-/, '')
  return PLAIN.has(key) || ANSWER.test(key)
}

/** Whether it sorts by an answer, which needs a chosen form. */
export const needsForm = (sort: ListSort) => answerFieldOf(sortKeyOf(sort)) !== null

/** Reads the sort from an address; links of an earlier version have `order=oldest`. */
export function readSort(params: Pick<URLSearchParams, 'get'>, hasForm: boolean): ListSort {
  const sort = params.get('sort')
  if (sort && isListSort(sort) && (hasForm || !needsForm(sort))) return sort
  return params.get('order') === 'oldest' ? 'submittedAt' : NEWEST_FIRST
}

/** Reverses the direction; a column that was not sorted by starts with its default direction. */
export function turnSort(sort: ListSort, key: SortKey): ListSort {
  if (sortKeyOf(sort) === key) return isDownwards(sort) ? key : `-${key}`
  return key === 'submittedAt' ? NEWEST_FIRST : key
}
