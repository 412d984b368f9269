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
 * the input was opened or last sent.
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
      // Uses the promise, because the mutation's callbacks do not run once the details show another
      // submission, and the toast must still appear.
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
