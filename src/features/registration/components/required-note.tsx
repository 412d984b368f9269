import { fillNodes, useWords } from '@/components/site/words'
import { FORM } from '@/lib/words/english/form'
import type { PublicField } from '../answers-in-form'

export function RequiredNote({ fields }: { fields: readonly PublicField[] }) {
  const words = useWords('form', FORM)
  if (fields.length === 0) return null
  if (!fields.some(({ isRequired }) => isRequired)) {
    return <p className="text-sm text-text-3">{words.allOptional}</p>
  }
  return (
    <p className="text-sm text-text-3">
      {fillNodes(words.marked, { star: <span className="font-semibold text-error">*</span> })}
    </p>
  )
}
