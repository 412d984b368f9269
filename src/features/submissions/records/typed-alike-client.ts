import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isEmailOrPhone } from '@/features/forms/field-types'
import { listNameFieldCandidates } from '@/features/forms/name-fields'
import type { EventForm } from '@/features/forms/schema'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { TypedDuplicate } from './merging'

const PAUSE_MS = 500

export function pickIdentifyingAnswers(
  form: EventForm,
  answers: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const naming = new Set(
    listNameFieldCandidates(form).flatMap((fields) => fields.map(({ id }) => id)),
  )
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const { id } = field
      const answer = answers[id]
      const tells = naming.has(id) || isEmailOrPhone(field)
      return tells && typeof answer === 'string' && answer.trim() ? [[id, answer]] : []
    }),
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

export function useDuplicatesOfTyped(formId: number, answers: Record<string, string>) {
  const typed = useSettled(JSON.stringify(answers))
  return useQuery({
    queryKey: [paths.api.typedAlike, formId, typed],
    queryFn: () =>
      post<TypedDuplicate[]>(paths.api.typedAlike, { formId, answers: JSON.parse(typed) }),
    enabled: typed !== '{}',
    // Each typed text has a cache entry of its own, which is hardly ever read again.
    gcTime: 0,
    placeholderData: (before) => (typed === '{}' ? undefined : before),
  })
}
