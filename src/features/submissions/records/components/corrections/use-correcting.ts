import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { FormField } from '@/features/forms/schema'
import { errorSentence, HttpError } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'

interface Correcting {
  field: FormField
  /** As it is stored by now. */
  stored: unknown
  onClose: () => void
}

/** One answer that is being corrected: what was wrong with the last try, and whether it changed meanwhile. */
export function useCorrecting({ field, stored, onClose }: Correcting) {
  const [was, setWas] = useState(stored ?? null)
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    setProblem,
    isOther: JSON.stringify(was) !== JSON.stringify(stored ?? null),
    /** `send` gets the answer that is in view. */
    save(send: (was: unknown) => Promise<unknown>) {
      setWas(stored ?? null)
      // The promise, not callbacks of the call: the details may show the next submission by then.
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
