'use client'

import { useEffect, useState } from 'react'
import { CONTROL_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { FORM_LIMITS } from '@/features/forms/limits'
import { splitTownAndProvince } from '@/features/forms/places/place'
import { FORM_WORDS } from '@/lib/words/english/form'
import { inputName, townInputName } from '../../answers-in-form'
import { controlId, descriptionProps, helpId, townId } from '../../field-ids'
import {
  FieldNotes,
  type FieldProps,
  isOptionDisabled,
  optionTextsOf,
  QuestionLabel,
} from './field-parts'

type Towns = Record<string, Record<string, string>>

/**
 * Asks for a province to choose and a town to type. The names of the towns are loaded only for this
 * field and suggested while the visitor types. If they cannot be loaded, the visitor types the
 * whole name.
 */
export function PlaceField({ field, draft, error }: FieldProps) {
  const { id, label, helpText, isRequired, options } = field
  const place = splitTownAndProvince(String(draft ?? ''))
  const [towns, setTowns] = useState<Towns>()
  const [province, setProvince] = useState(place.province)

  useEffect(() => {
    import('@/features/forms/places/towns.json').then(
      (loaded) => setTowns(loaded.towns),
      () => undefined,
    )
    // The visitor may have chosen a province before this effect ran. A province that a draft fills
    // in later is read when the input for the town gets the focus.
    const chosen = document.getElementById(controlId(id)) as HTMLSelectElement | null
    if (chosen) setProvince(chosen.value)
  }, [id])

  const words = useWords('form', FORM_WORDS)
  const texts = optionTextsOf(field)
  return (
    <fieldset className="min-w-0" aria-describedby={helpText ? helpId(id) : undefined}>
      <legend className={`mb-2 ${LABEL_CLASSES}`}>
        <QuestionLabel label={label} isRequired={isRequired} />
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-x-(--gap)">
        <select
          id={controlId(id)}
          name={inputName(field)}
          aria-label={words.provinceLabel}
          defaultValue={place.province}
          onChange={({ target }) => setProvince(target.value)}
          className={`select-chevron text-ellipsis ${CONTROL_CLASSES}`}
          {...descriptionProps({ id }, error)}
        >
          <option value="">{words.provinceLabel}</option>
          {options?.map((option, at) => (
            <option
              key={option}
              value={option}
              disabled={isOptionDisabled(field, option, place.province)}
            >
              {texts[at]}
            </option>
          ))}
        </select>
        <input
          id={townId(id)}
          name={townInputName(field)}
          aria-label={words.townLabel}
          placeholder={words.townLabel}
          list={`${townId(id)}-list`}
          autoComplete="off"
          defaultValue={place.town}
          maxLength={FORM_LIMITS.town}
          onFocus={() => {
            const chosen = document.getElementById(controlId(id)) as HTMLSelectElement | null
            if (chosen) setProvince(chosen.value)
          }}
          className={CONTROL_CLASSES}
          {...descriptionProps({ id }, error)}
        />
        <datalist id={`${townId(id)}-list`}>
          {Object.keys(towns?.[province] ?? {}).map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      </div>
      <div className="mt-2 grid gap-2 empty:hidden">
        <FieldNotes field={field} error={error} />
      </div>
    </fieldset>
  )
}
