import { isQuestion } from '@/features/forms/field-types'
import { choiceLabel } from '@/features/forms/other-choice'
import type { EventForm, FormField } from '@/features/forms/schema'
import { formatWrittenDay } from '@/lib/dates'
import type { AnswerFilter } from '../answer-filters'

const quoted = (text: string) => `“${text}”`

function parts({ is, from, to, has, given }: AnswerFilter): string[] {
  return [
    ...(is.length > 0 ? [is.map(choiceLabel).join(' or ')] : []),
    ...(from && to ? [`${formatWrittenDay(from)} to ${formatWrittenDay(to)}`] : []),
    ...(from && !to ? [`from ${formatWrittenDay(from)}`] : []),
    ...(to && !from ? [`up to ${formatWrittenDay(to)}`] : []),
    ...(has ? [`contains ${quoted(has)}`] : []),
    ...(given === null ? [] : [given ? 'given' : 'not given']),
  ]
}

export const describeAnswerFilter = (filter: AnswerFilter, label: string | undefined): string =>
  `${label ?? 'Unknown field'}: ${parts(filter).join(', ')}`

type Fields = Pick<EventForm, 'fields' | 'archivedFields'>

export const listFilterFields = (form: Fields | undefined): FormField[] =>
  [...(form?.fields ?? []), ...(form?.archivedFields ?? [])].filter(isQuestion)
