import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input, NativeSelect } from '@/components/ui/input'
import { findMissingOptions } from '../../../conditions/rule-problems'
import type { ConditionRule } from '../../../conditions/show-when'
import { fieldNameOf } from '../../../field-properties'
import { FIELD_TYPE_TRAITS, isQuestion } from '../../../field-types'
import { choiceLabel, listChoices } from '../../../other-choice'
import { conditionIdOf, type DraftField, toTrigger } from '../../draft-fields'
import { changeRule, newRuleAbout, ruleChoicesOf } from '../../rule-choices'

interface RuleEditorProps {
  rule: ConditionRule
  earlier: readonly DraftField[]
  onChange: (rule: ConditionRule) => void
  onRemove: () => void
}

export function RuleEditor({ rule, earlier, onChange, onRemove }: RuleEditorProps) {
  const trigger = earlier.find((field) => conditionIdOf(field) === rule.fieldId)
  const choose = (id: string) => {
    const chosen = earlier.find((field) => conditionIdOf(field) === id)
    if (chosen) onChange(newRuleAbout(chosen))
  }
  return (
    <div className="grid gap-2 rounded-[8px] bg-bg-2 p-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <NativeSelect
          aria-label="Field"
          className="min-w-0 flex-1 basis-40"
          value={trigger ? rule.fieldId : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {!trigger && <option value="">Choose a field</option>}
          {earlier.filter(isQuestion).map((field) => (
            <option key={field.key} value={conditionIdOf(field)}>
              {fieldNameOf(field)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label="Condition"
          className="w-auto flex-none"
          value={rule.is}
          onChange={({ target }) => onChange(changeRule(rule, target.value as ConditionRule['is']))}
        >
          {ruleChoicesOf(trigger?.fieldType ?? 'text').map(({ is, label }) => (
            <option key={is} value={is}>
              {label}
            </option>
          ))}
        </NativeSelect>
        {'value' in rule && (
          <Input
            {...FIELD_TYPE_TRAITS[trigger?.fieldType ?? 'text'].line}
            aria-label="Than what"
            className="min-w-32 flex-1 basis-32"
            value={rule.value}
            onChange={({ target }) => onChange({ ...rule, value: target.value })}
          />
        )}
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove the condition about ${trigger ? fieldNameOf(trigger) : 'a removed field'}`}
          className="ml-auto"
          onClick={onRemove}
        >
          <X aria-hidden strokeWidth={1.75} />
        </Button>
      </div>
      {trigger && 'values' in rule && (
        <RuleOptions rule={rule} trigger={trigger} onChange={onChange} />
      )}
    </div>
  )
}

interface RuleOptionsProps {
  rule: Extract<ConditionRule, { values: string[] }>
  trigger: DraftField
  onChange: (rule: ConditionRule) => void
}

/**
 * Checkboxes for the options of a condition. Options that the field no longer has can only be
 * unticked.
 */
function RuleOptions({ rule, trigger, onChange }: RuleOptionsProps) {
  const field = toTrigger(trigger)
  const missing = findMissingOptions(rule, field)
  const offered = listChoices(field)
  const toggle = (option: string, isChosen: boolean) => {
    const others = rule.values.filter((value) => value !== option)
    // The values keep the order of the field's options. Otherwise, an option that is ticked and
    // unticked could change the order, and the rule would count as changed.
    const chosen = new Set(isChosen ? [...others, option] : others)
    const values = [...offered, ...missing].filter((value) => chosen.has(value))
    onChange({ ...rule, values })
  }
  return (
    <fieldset className="flex max-h-44 min-w-0 flex-wrap gap-x-4 gap-y-1 overflow-y-auto">
      <legend className="sr-only">Options of {fieldNameOf(trigger)}</legend>
      {[...offered, ...missing].map((option) => (
        <Checkbox
          key={option}
          label={
            <span className="wrap-anywhere">
              {choiceLabel(option)}
              {missing.includes(option) && <span className="text-error"> (no longer offered)</span>}
            </span>
          }
          checked={rule.values.includes(option)}
          onChange={({ target }) => toggle(option, target.checked)}
        />
      ))}
    </fieldset>
  )
}
