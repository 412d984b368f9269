import { useState } from 'react'
import { answersOf, type FieldLoss } from '../../answer-loss'
import { useAnswerCounts } from '../../client'

/**
 * Answers `guard(loss, act)`: acts at once on a field without answers and asks first where there are
 * some. Counts that are still on their way are waited for; ones that could not be read stop nobody:
 * removing keeps every answer anyway.
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
      const answers = answersOf(loss.field, known)
      if (answers === 0) {
        act()
        return
      }
      setAsked({ loss, answers, act })
      setOpen(true)
    },
  }
}
