import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { FormField } from '@/features/forms/schema'
import { errorSentence, HttpError } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'

interface Correcting {
  field: FormField
  stored: unknown
  onClose: () => void
}

export function useAnswerCorrection({ field, stored, onClose }: Correcting) {
  const [was, setWas] = useState(stored ?? null)
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    setProblem,
    isOther: JSON.stringify(was) !== JSON.stringify(stored ?? null),
    /**
     * Sends the correction. `send` gets the answer that the reader saw; the server compares it with
     * the stored one.
     */
    save(send: (was: unknown) => Promise<unknown>) {
      setWas(stored ?? null)
      // Callbacks passed to `mutate` would not run once the details show another submission.
      send(stored ?? null).then(
        () => {
          notify(recordNotices.answerCorrected(field.label))
          onClose()
        },
        (error) => {
          const complaint = error instanceof HttpError && error.body?.fields?.[field.id]
          setProblem(complaint || errorSentence(error) || 'It was not saved. Please try again.')
        },
      )
    },
  }
}
