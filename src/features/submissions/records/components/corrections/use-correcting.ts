import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { FormField } from '@/features/forms/schema'
import { errorSentence, HttpError } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'

interface Correcting {
  field: FormField
  /** The answer as it is stored now. */
  stored: unknown
  onClose: () => void
}

/**
 * The state of a correction: the last error, and whether somebody else has changed the answer since
 * it was opened.
 */
export function useCorrecting({ field, stored, onClose }: Correcting) {
  const [was, setWas] = useState(stored ?? null)
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    setProblem,
    isOther: JSON.stringify(was) !== JSON.stringify(stored ?? null),
    /**
     * Calls `send` with the answer as the reader saw it, which the server compares with the stored
     * one.
     */
    save(send: (was: unknown) => Promise<unknown>) {
      setWas(stored ?? null)
      // Awaits the promise: the mutation's callbacks would not run once the details show another
      // submission.
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
