import type { PublicField } from './answers-in-form'

export interface FormSection {
  /** Null for the fields before the first heading. */
  heading: PublicField | null
  fields: PublicField[]
}

export function toSections(fields: readonly PublicField[]): FormSection[] {
  const sections: FormSection[] = []
  for (const field of [...fields].sort((a, b) => a.order - b.order)) {
    if (field.fieldType === 'section') sections.push({ heading: field, fields: [] })
    else {
      if (sections.length === 0) sections.push({ heading: null, fields: [] })
      sections.at(-1)?.fields.push(field)
    }
  }
  return sections
}
