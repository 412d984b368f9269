import { Panel, PanelHead } from '@/components/ui/panel'
import { FIELD_TYPE_TRAITS, type FieldType, SPECIFIED_FIELD_TYPES } from '../../../field-types'
import { FORM_LIMITS } from '../../../limits'
import { MORE_FIELD_TYPES } from '../../../more-types'
import { FIELD_TYPE_ICONS } from './field-type-icons'

export const paletteButtonId = (fieldType: FieldType) => `add-${fieldType}`

interface FieldPaletteProps {
  isFull: boolean
  onAdd: (fieldType: FieldType) => void
}

export function FieldPalette({ isFull, onAdd }: FieldPaletteProps) {
  return (
    <Panel aria-labelledby="add-a-field">
      <PanelHead title="Add a field" titleId="add-a-field" />
      <TypeList types={SPECIFIED_FIELD_TYPES} isFull={isFull} onAdd={onAdd} />
      <details className="border-t border-line">
        <summary className="cursor-pointer px-4 py-2.5 font-medium -outline-offset-3 max-md:min-h-11">
          More questions
        </summary>
        <TypeList types={MORE_FIELD_TYPES} isFull={isFull} onAdd={onAdd} />
      </details>
      <p className="px-4 pb-3 text-sm text-text-3">
        {isFull
          ? `A form holds up to ${FORM_LIMITS.fields} fields.`
          : 'Enter in a label adds another of its type.'}
      </p>
    </Panel>
  )
}

function TypeList({ types, isFull, onAdd }: FieldPaletteProps & { types: readonly FieldType[] }) {
  return (
    <ul className="grid grid-cols-2 gap-1.5 p-3">
      {types.map((fieldType) => {
        const Icon = FIELD_TYPE_ICONS[fieldType]
        return (
          <li key={fieldType}>
            <button
              id={paletteButtonId(fieldType)}
              type="button"
              disabled={isFull}
              onClick={() => onAdd(fieldType)}
              className="flex min-h-10 w-full items-center gap-2 rounded-control border border-line-2 bg-surface px-2.5 text-left font-medium hover:border-control-line hover:bg-hover disabled:cursor-not-allowed disabled:text-text-3 max-md:min-h-11"
            >
              <Icon aria-hidden strokeWidth={1.75} className="size-4.25 flex-none text-text-3" />
              {FIELD_TYPE_TRAITS[fieldType].label}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
