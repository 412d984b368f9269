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

export type SortKey = (typeof SORT_KEYS)[number] | `answer.${string}` | `surname.${string}`
export type ListSort = SortKey | `-${SortKey}`

export const NEWEST_FIRST = '-submittedAt' satisfies ListSort

const PLAIN = new Set<string>(SORT_KEYS)
const ANSWER = /^answer\.([\w-]{1,64})$/
const SURNAME = /^surname\.([\w-]{1,64})$/

export const answerFieldIdOf = (text: string): string | null => text.match(ANSWER)?.[1] ?? null

export const surnameFieldIdOf = (text: string): string | null => text.match(SURNAME)?.[1] ?? null

export const sortKeyOf = (sort: ListSort): SortKey => sort.replace(/^-/, '') as SortKey
export const isDescending = (sort: ListSort) => sort.startsWith('-')

export function isListSort(text: string): text is ListSort {
  const key = text.replace(/^-/, '')
  return PLAIN.has(key) || ANSWER.test(key) || SURNAME.test(key)
}

export const sortNeedsForm = (sort: ListSort) => !PLAIN.has(sortKeyOf(sort))

/**
 * Reads the sort from the address; without a valid one, the newest come first. Links of an earlier
 * version have `order=oldest` instead.
 */
export function readSort(params: Pick<URLSearchParams, 'get'>, hasForm: boolean): ListSort {
  const sort = params.get('sort')
  if (sort && isListSort(sort) && (hasForm || !sortNeedsForm(sort))) return sort
  return params.get('order') === 'oldest' ? 'submittedAt' : NEWEST_FIRST
}

export function nextSort(sort: ListSort, key: SortKey): ListSort {
  if (sortKeyOf(sort) === key) return isDescending(sort) ? key : `-${key}`
  return key === 'submittedAt' ? NEWEST_FIRST : key
}
