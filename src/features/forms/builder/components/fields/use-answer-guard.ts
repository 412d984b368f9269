import { useState } from 'react'
import { countAnswersOf, type FieldLoss } from '../../answer-loss'
import { useAnswerCounts } from '../../client'

/**
 * Returns `guard`, which asks for a confirmation before `act` if registrations answer the field.
 * Without answers, or if the counts cannot be loaded, `guard` calls `act` at once. Stored answers
 * are kept in any case.
 */
export function useAnswerGuard(formId: number, isAsked: boolean) {
  const { data: counts, isFetching, refetch } = useAnswerCounts(formId, isAsked)
  const [asked, setAsked] = useState<{ loss: FieldLoss; answers: number; act: () => void }>()
  const [isOpen, setOpen] = useState(false)

  return {
    asked,
    isOpen,
    setOpen,
    async guard(loss: FieldLoss, act: () => void) {
      const isCounting = !counts && isFetching && loss.field.id !== undefined
      const known = isCounting ? (await refetch({ cancelRefetch: false })).data : counts
      const answers = countAnswersOf(loss.field, known)
      if (answers === 0) {
        act()
        return
      }
      setAsked({ loss, answers, act })
      setOpen(true)
    },
  }
}
