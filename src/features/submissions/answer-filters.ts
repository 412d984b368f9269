/** Narrows a list by the answer to one field. Every part that is set must match. */
export interface AnswerFilter {
  fieldId: string
  /** The answer must be, or contain, one of these values, unless the list is empty. */
  is: readonly string[]
  /** Days, `yyyy-MM-dd`, both inclusive; empty when there is no limit. */
  from: string
  to: string
  has: string
  /** True: only with an answer. False: only without one. Null: either. */
  given: boolean | null
}

export const ANSWER_FILTER_LIMITS = { fields: 20, values: 200, length: 500 } as const

const NAME = /^answer\.([\w-]{1,64})(?:\.(from|to|has|given))?$/
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/

export const isAnswerParameter = (name: string) => name.startsWith('answer.')

export const emptyAnswerFilter = (fieldId: string): AnswerFilter => ({
  fieldId,
  is: [],
  from: '',
  to: '',
  has: '',
  given: null,
})

const isRealDay = (text: string) => {
  const [, year, month, day] = DAY.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // A year below 1000 is still being typed; `Date.UTC` reads those below 100 as 1900 to 1999.
  return Number(year) >= 1000 && date.toISOString().startsWith(text)
}

function apply(filter: AnswerFilter, part: string | undefined, value: string) {
  if (value.length > ANSWER_FILTER_LIMITS.length) return 'Please use a shorter value'
  if (part === undefined) {
    if (filter.is.length >= ANSWER_FILTER_LIMITS.values) return 'Please choose fewer values'
    return { ...filter, is: [...new Set([...filter.is, value])] }
  }
  if (part === 'has') return { ...filter, has: value }
  if (part === 'from' || part === 'to') {
    return isRealDay(value) ? { ...filter, [part]: value } : 'Please use a day, such as 2010-01-31'
  }
  if (value !== 'yes' && value !== 'no') return 'Please use yes or no'
  return { ...filter, given: value === 'yes' }
}

/**
 * Reads parameters such as `answer.abc=L` and `answer.abc.from=2010-01-01`; blank ones count as
 * absent. `onRefused` gets the name of each refused parameter and the reason.
 */
export function readAnswerFilters(
  parameters: Iterable<readonly [string, string]>,
  onRefused: (name: string, sentence: string) => void = () => {},
): AnswerFilter[] {
  const filters = new Map<string, AnswerFilter>()
  for (const [name, value] of parameters) {
    if (!isAnswerParameter(name) || value.trim() === '') continue
    const [, fieldId, part] = NAME.exec(name) ?? []
    if (fieldId === undefined) {
      onRefused(name, 'This is no field of a form')
      continue
    }
    const filter = filters.get(fieldId)
    if (!filter && filters.size >= ANSWER_FILTER_LIMITS.fields) {
      onRefused(name, 'Please filter by fewer fields')
      continue
    }
    const next = apply(filter ?? emptyAnswerFilter(fieldId), part, value)
    if (typeof next === 'string') onRefused(name, next)
    else filters.set(fieldId, next)
  }
  return [...filters.values()]
}

export const listAnswerParameters = (filters: readonly AnswerFilter[]): [string, string][] =>
  filters.flatMap(({ fieldId, is, from, to, has, given }) => {
    const name = `answer.${fieldId}`
    return [
      ...is.map((value): [string, string] => [name, value]),
      ...(from ? [[`${name}.from`, from] as [string, string]] : []),
      ...(to ? [[`${name}.to`, to] as [string, string]] : []),
      ...(has.trim() ? [[`${name}.has`, has] as [string, string]] : []),
      ...(given === null ? [] : [[`${name}.given`, given ? 'yes' : 'no'] as [string, string]]),
    ]
  })

const isEmpty = ({ is, from, to, has, given }: AnswerFilter) =>
  is.length === 0 && !from && !to && has === '' && given === null

export function withAnswerFilter(
  filters: readonly AnswerFilter[],
  filter: AnswerFilter,
): AnswerFilter[] {
  const isKnown = filters.some(({ fieldId }) => fieldId === filter.fieldId)
  const next = isKnown
    ? filters.map((one) => (one.fieldId === filter.fieldId ? filter : one))
    : [...filters, filter]
  return next.filter((one) => !isEmpty(one))
}

/**
 * Returns all values of parameters named `answer.…` as lists, and only the first value of any other
 * parameter.
 */
export function toParameterBody(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, isAnswerParameter(name) ? values : (values[0] ?? '')]
    }),
  )
}
