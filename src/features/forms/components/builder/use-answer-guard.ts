import { useState } from 'react'
import { answersOf, type FieldLoss } from '../../answer-loss'
import { useAnswerCounts } from '../../client'

/**
 * Answers `guard(loss, act)`: acts at once on a field without answers and asks first where there are
 * some. Counts that could not be read stop nobody: removing keeps every answer anyway.
 */
export function useAnswerGuard(formId: number, isAsked: boolean) {
  const { data: counts } = useAnswerCounts(formId, isAsked)
  const [asked, setAsked] = useState<{ loss: FieldLoss; answers: number; act: () => void }>()
  const [isOpen, setOpen] = useState(false)

  return {
    asked,
    isOpen,
    setOpen,
    guard(loss: FieldLoss, act: () => void) {
      const answers = answersOf(loss.field, counts)
      if (answers === 0) {
        act()
        return
      }
      setAsked({ loss, answers, act })
      setOpen(true)
    },
  }
}
