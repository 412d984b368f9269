import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/input'
import { useFocusNext } from '../../../components/use-focus-next'
import type { ShowWhen } from '../../../conditions/show-when'
import { isQuestion } from '../../../field-types'
import { FORM_LIMITS } from '../../../limits'
import type { DraftField } from '../../draft-fields'
import { newRuleAbout } from '../../rule-choices'
import { fieldPartId } from './field-parts'
import { RuleEditor } from './rule-editor'

interface ShowWhenEditorProps {
  field: DraftField
  earlier: readonly DraftField[]
  error: string | undefined
  canEdit: boolean
  onChange: (showWhen: ShowWhen | null) => void
}

export function ShowWhenEditor({ field, earlier, error, canEdit, onChange }: ShowWhenEditorProps) {
  const { showWhen } = field
  const id = fieldPartId(field.key, 'showWhen')
  const focusNext = useFocusNext()
  const change = (next: ShowWhen | null) => {
    focusNext(id)
    onChange(next)
  }
  const nearest = earlier.findLast(isQuestion)
  const what = field.fieldType === 'section' ? 'section' : 'field'
  if (!showWhen) {
    if (!canEdit || !nearest) return null
    const above = earlier.at(-1)
    // A section's condition is not offered, because a hidden section already hides its fields.
    const sameAsAbove = above?.fieldType === 'section' ? null : above?.showWhen
    return (
      <div className="flex flex-wrap gap-2 md:col-span-2">
        <Button
          id={id}
          variant="line"
          onClick={() => change({ match: 'all', rules: [newRuleAbout(nearest)] })}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Show only when…
        </Button>
        {sameAsAbove && (
          <Button variant="line" onClick={() => change(sameAsAbove)}>
            Same as the field above
          </Button>
        )}
      </div>
    )
  }
  const { match, rules } = showWhen
  const remove = (at: number) =>
    change(rules.length > 1 ? { match, rules: rules.toSpliced(at, 1) } : null)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-2.5 border-t border-line pt-3.5 md:col-span-2"
    >
      <legend className="sr-only">When this {what} is shown</legend>
      <div className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        <span>
          Show this {what} when{rules.length === 1 && ' this is true:'}
        </span>
        {rules.length > 1 && (
          <>
            <NativeSelect
              aria-label="How many of the conditions must be true"
              className="w-auto"
              value={match}
              onChange={({ target }) =>
                onChange({ match: target.value === 'any' ? 'any' : 'all', rules })
              }
            >
              <option value="all">all</option>
              <option value="any">any</option>
            </NativeSelect>
            <span>of these are true:</span>
          </>
        )}
      </div>
      {rules.map((rule, at) => (
        <RuleEditor
          // Rules have no ids, so the key is the index. That is enough, because RuleEditor keeps no
          // state.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          rule={rule}
          earlier={earlier}
          onChange={(changed) => onChange({ match, rules: rules.with(at, changed) })}
          onRemove={() => remove(at)}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-error wrap-anywhere">
          {error}
        </p>
      )}
      {canEdit && nearest && rules.length < FORM_LIMITS.rules && (
        <Button
          variant="line"
          className="justify-self-start"
          onClick={() => onChange({ match, rules: [...rules, newRuleAbout(nearest)] })}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Add a condition
        </Button>
      )}
    </fieldset>
  )
}
