import { useForms } from '@/features/forms/client'
import type { TypedAnswer } from '@/features/forms/components/answers/answer-input'
import type { EventForm } from '@/features/forms/schema'
import { SubmittedAt } from '@/features/submissions/components/submitted-at'
import type { TypedDuplicate } from '@/features/submissions/records/merging'
import {
  pickIdentifyingAnswers,
  useDuplicatesOfTyped,
} from '@/features/submissions/records/typed-alike-client'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'

/**
 * Finds registrations with the same email address, phone number or name while staff type. `below`
 * is the id of the field under which the found registrations are shown: the last identifying field
 * that has an answer.
 */
export function useSamePerson(
  form: EventForm,
  answers: Readonly<Record<string, TypedAnswer>>,
): { found: readonly TypedDuplicate[]; below: string | undefined } {
  const typed = pickIdentifyingAnswers(form, answers)
  const { data: found = [] } = useDuplicatesOfTyped(form.id, typed)
  return { found, below: form.fields.findLast(({ id }) => id in typed)?.id }
}

export function SamePersonList({ found }: { found: readonly TypedDuplicate[] }) {
  const { data: forms } = useForms()
  const formName = (id: number) => forms?.find((one) => one.id === id)?.name ?? 'Unknown Form'
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <div className="grid gap-1.5 rounded-control bg-bg-2 px-3 py-2">
          <p className="font-semibold">Registered already?</p>
          <ul className="grid gap-1">
            {found.map(({ id, formId, name, by, submittedAt }) => (
              <li key={id} className="min-w-0 wrap-anywhere">
                {/* Opens another tab, because the answers that staff have typed here are not stored yet. */}
                <a
                  href={paths.portal.submission(id)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-7 items-center font-medium max-md:min-h-11"
                >
                  #{id} {name ?? formName(formId)}
                </a>
                <span className="block text-sm text-text-3">
                  {formName(formId)}. Same {by.join(', ')}.{' '}
                  <SubmittedAt submittedAt={submittedAt} format={formatTableDate} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
