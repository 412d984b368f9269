import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import type { FieldType } from '@/features/forms/field-types'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { Correction } from '../../corrections'

interface EarlierAnswersProps {
  corrections: readonly Correction[]
  fieldType: FieldType | null
}

export function EarlierAnswers({ corrections, fieldType }: EarlierAnswersProps) {
  if (corrections.length === 0) return null
  return (
    <ul aria-label="Earlier answers" className="mt-1 grid gap-0.5 text-sm font-normal text-text-3">
      {corrections.map(({ id, earlier, authorName, mergedFrom, createdAt }) => (
        <li key={id}>
          Was <Earlier answer={earlier} fieldType={fieldType} />.{' '}
          {mergedFrom === null ? 'Corrected' : `Taken from #${mergedFrom}`} by {authorName},{' '}
          <time dateTime={createdAt}>{formatTableDate(createdAt)}</time>
        </li>
      ))}
    </ul>
  )
}

interface EarlierProps {
  answer: unknown
  fieldType: FieldType | null
}

function Earlier({ answer, fieldType }: EarlierProps) {
  const view = presentAnswer(answer, fieldType)
  if (view.kind === 'file' && view.file) {
    return (
      <a href={paths.api.file(view.file.fileId)} download>
        {view.file.name}
      </a>
    )
  }
  if (view.kind === 'drive') {
    return (
      <a href={view.url} target="_blank" rel="noreferrer">
        a file in Google Drive
      </a>
    )
  }
  return <q>{textOfAnswer(view) ?? 'no answer'}</q>
}
