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

/** The state of a correction: the last error, and whether the answer changed meanwhile. */
export function useCorrecting({ field, stored, onClose }: Correcting) {
  const [was, setWas] = useState(stored ?? null)
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    setProblem,
    isOther: JSON.stringify(was) !== JSON.stringify(stored ?? null),
    /** `send` receives the answer that the reader sees. */
    save(send: (was: unknown) => Promise<unknown>) {
      setWas(stored ?? null)
      // Uses the promise, not the mutation's callbacks: the details may show the next submission by
      // then.
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
