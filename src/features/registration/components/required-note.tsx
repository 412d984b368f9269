import { fillPlaceholdersWithNodes, useWords } from '@/components/site/words'
import { FORM_WORDS } from '@/lib/words/english/form'
import type { PublicField } from '../answers-in-form'

export function RequiredNote({ fields }: { fields: readonly PublicField[] }) {
  const words = useWords('form', FORM_WORDS)
  if (fields.length === 0) return null
  if (!fields.some(({ isRequired }) => isRequired)) {
    return <p className="text-sm text-text-3">{words.allOptional}</p>
  }
  return (
    <p className="text-sm text-text-3">
      {fillPlaceholdersWithNodes(words.marked, {
        star: <span className="font-semibold text-error">*</span>,
      })}
    </p>
  )
}
