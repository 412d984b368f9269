import type { ReactNode } from 'react'
import { lazyKeepingServerHtml } from '@/components/site/lazy-keeping-server-html'
import type { PublicField } from '../../answers-in-form'
import { toFieldRows } from '../../field-rows'
import { toSections } from '../../form-sections'
import type { RegistrationState } from '../../registration-state'
import { stepIdOf } from '../../steps'
import { useOptionalParts } from '../more/parts'
import type { FormSteps } from '../more/use-steps'
import type { PeopleControls } from '../party/use-people'
import { FieldRow } from './field-row'

interface FormFieldsProps {
  steps: Pick<FormSteps, 'shown' | 'count'>
  fields: readonly PublicField[]
  state: Pick<RegistrationState, 'draft' | 'errors'> &
    Partial<Pick<RegistrationState, 'form' | 'cards'>>
  /** The ids of fields that conditions hide; null until the script has evaluated the conditions. */
  hidden: ReadonlySet<string> | null
  /** By field id, for browsers without script: a sentence that says when the field is shown. */
  onlyIf?: Record<string, string>
  belowFile?: ReactNode
  /** Absent where people cannot be added, as in a preview. */
  people?: PeopleControls
}

const PeopleCards = lazyKeepingServerHtml(() =>
  import('../party/people-cards').then((loaded) => loaded.PeopleCards),
)

const keyOf = ([field]: readonly PublicField[]) => field?.fieldId ?? field?.id

/**
 * Splits the rows into three parts: before the questions for each person, these questions, and
 * after them.
 */
function splitRows(rows: PublicField[][]): [PublicField[][], PublicField[][], PublicField[][]] {
  const isOwn = (row: PublicField[]) => row[0]?.person !== undefined
  const first = rows.findIndex(isOwn)
  if (first < 0) return [rows, [], []]
  const last = rows.findLastIndex(isOwn)
  return [rows.slice(0, first), rows.slice(first, last + 1), rows.slice(last + 1)]
}

export function FormFields(props: FormFieldsProps) {
  const { steps, fields, state, hidden, onlyIf, belowFile, people } = props
  const { SectionFieldset } = useOptionalParts()
  const sections = toSections(fields).map((section) => ({
    ...section,
    rows: toFieldRows(section.fields),
  }))
  const firstFileRow = sections
    .flatMap(({ rows }) => rows)
    .find((row) => row.some(({ fieldType }) => fieldType === 'file'))
  return sections.map((section) => {
    const { heading, rows } = section
    const id = stepIdOf(section)
    const isOther = steps.shown !== null && steps.shown !== id
    const step = steps.count > 0 ? { 'data-step': id } : undefined
    const show = (some: readonly PublicField[][]) =>
      some.map((row) => (
        <FieldRow key={keyOf(row)} row={row} state={state} hidden={hidden} onlyIf={onlyIf}>
          {row === firstFileRow && belowFile}
        </FieldRow>
      ))
    const [before, ofPeople, after] = splitRows(rows)
    const shown = (
      <>
        {show(before)}
        {ofPeople.length > 0 && (
          <PeopleCards rows={ofPeople} state={state} people={people} show={show} />
        )}
        {show(after)}
      </>
    )
    if (!heading) {
      return (
        <div key={id} {...step} hidden={isOther} className="grid min-w-0 grid-cols-1 gap-6">
          {shown}
        </div>
      )
    }
    return (
      <SectionFieldset
        key={id}
        step={step}
        heading={heading}
        isHidden={isOther || hidden?.has(heading.id)}
        note={onlyIf?.[heading.id]}
      >
        {shown}
      </SectionFieldset>
    )
  })
}
