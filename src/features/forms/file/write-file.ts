import { slugify } from '@/lib/slug'
import { contentOf } from '../builder/content'
import { renameTriggers } from '../conditions/show-when'
import { type FormRow, presentForm, translatableOf } from '../present'
import type { EventForm } from '../schema'
import type { Translations } from '../translations/schema'
import { listAllSources, renameFieldIds } from '../translations/sources'
import { changedProperties, FILE_FORMAT, FILE_VERSION } from './form-file'

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
  const keys = new Set(listAllSources(translatableOf(form)).map(({ key }) => key))
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
  const { details, receipt, privacy } = contentOf(form)
  const { isOn, isSensitive, text } = privacy.notice
  const ids = readableIds(form.fields)
  const nameFields = form.nameFieldIds?.flatMap((id) => ids.get(id) ?? []) ?? []
  const translations = row.translations && renameFieldIds(currentTexts(row, row.translations), ids)
  const file = {
    ...{ format: FILE_FORMAT, version: FILE_VERSION },
    ...details,
    receipt,
    privacy: { notice: { isOn, isSensitive, text }, retention: privacy.retention },
    ...(nameFields.length > 0 && { nameFields }),
    ...(translations && { translations }),
    fields: form.fields.map((field) => ({
      id: ids.get(field.id),
      ...changedProperties({ ...field, showWhen: renameTriggers(field.showWhen ?? null, ids) }),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
