import { slugify } from '@/lib/slug'
import { contentOfForm } from '../builder/content'
import { replaceTriggerIds } from '../conditions/show-when'
import { type FormRow, presentForm, translatablePartOf } from '../present'
import type { EventForm } from '../schema'
import type { Translations } from '../translations/schema'
import { listAllSources, renameFieldIds } from '../translations/sources'
import { FORM_FILE_FORMAT, FORM_FILE_VERSION, nonBlankProperties } from './form-file'

const MOST = 40

function readableIds(fields: EventForm['fields']): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const ids = fields.map(({ id, label }) => {
    const base = slugify(slugify(label).slice(0, MOST)) || 'question'
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`
    taken.add(name)
    return [id, name] as const
  })
  return new Map(ids)
}

function currentTexts(form: FormRow, translations: Translations): Translations {
  const keys = new Set(listAllSources(translatablePartOf(form)).map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(translations).map(([lang, { isShown, texts }]) => [
      lang,
      {
        isShown,
        texts: Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key))),
      },
    ]),
  )
}

export function formFileText(row: FormRow): string {
  const form = presentForm(row)
  const { details, receipt, privacy } = contentOfForm(form)
  const { isOn, isSensitive, text } = privacy.notice
  const ids = readableIds(form.fields)
  const nameFields = form.nameFieldIds?.flatMap((id) => ids.get(id) ?? []) ?? []
  const translations = row.translations && renameFieldIds(currentTexts(row, row.translations), ids)
  const file = {
    ...{ format: FORM_FILE_FORMAT, version: FORM_FILE_VERSION },
    ...details,
    receipt,
    privacy: { notice: { isOn, isSensitive, text }, retention: privacy.retention },
    ...(nameFields.length > 0 && { nameFields }),
    ...(translations && { translations }),
    fields: form.fields.map((field) => ({
      id: ids.get(field.id),
      ...nonBlankProperties({ ...field, showWhen: replaceTriggerIds(field.showWhen ?? null, ids) }),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
