/** What a list can be put in order by, beside the answers to a form. */
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

/** A column, or `answer.{fieldId}`: only within one form. */
export type SortKey = (typeof SORT_KEYS)[number] | `answer.${string}`
/** With `-` in front from the last to the first. */
export type ListSort = SortKey | `-${SortKey}`

export const NEWEST_FIRST = '-submittedAt' satisfies ListSort

const PLAIN = new Set<string>(SORT_KEYS)
const ANSWER = /^answer\.([\w-]{1,64})$/

/** The field whose answer an `answer.{fieldId}` means; null for anything else. */
export const answerFieldOf = (text: string): string | null => text.match(ANSWER)?.[1] ?? null

/** `sort` without its direction. */
export const sortKeyOf = (sort: ListSort): SortKey => sort.replace(/^-/, '') as SortKey
export const isDownwards = (sort: ListSort) => sort.startsWith('-')

export function isListSort(text: string): text is ListSort {
  const key = text.replace(/^-/, '')
  return PLAIN.has(key) || ANSWER.test(key)
}

/** Whether it means nothing without a form that is chosen. */
export const needsForm = (sort: ListSort) => answerFieldOf(sortKeyOf(sort)) !== null

/** The sort an address names; a link of an earlier version says `order=oldest`. */
export function readSort(params: Pick<URLSearchParams, 'get'>, hasForm: boolean): ListSort {
  const sort = params.get('sort')
  if (sort && isListSort(sort) && (hasForm || !needsForm(sort))) return sort
  return params.get('order') === 'oldest' ? 'submittedAt' : NEWEST_FIRST
}

/** The other way round; for a column that was not in use yet, its usual way first. */
export function turnSort(sort: ListSort, key: SortKey): ListSort {
  if (sortKeyOf(sort) === key) return isDownwards(sort) ? key : `-${key}`
  return key === 'submittedAt' ? NEWEST_FIRST : key
}
