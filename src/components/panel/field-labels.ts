interface FieldLike {
  type?: string
  name?: string
  label?: unknown
  labels?: { singular?: unknown }
  slug?: string
  fields?: FieldLike[]
  tabs?: FieldLike[]
  blocks?: FieldLike[]
  blockReferences?: FieldLike[]
}

const wordsOf = (label: unknown, otherwise = '') => (typeof label === 'string' ? label : otherwise)

/**
 * Returns labels such as “Blocks → Video, number 2 → Heading”, or the path itself when no field has
 * it.
 */
export function labelPathOf(
  fields: readonly unknown[],
  path: string,
  blockTypeAt: (path: string) => unknown,
): string {
  const labels: string[] = []
  const parts = path.split('.')
  const find = (among: readonly FieldLike[], at: number): boolean =>
    among.some((field) => {
      if (field.tabs)
        return find(
          field.tabs.map((tab) => ({ ...tab, type: 'tab' })),
          at,
        )
      if (!field.name) {
        if (!find(field.fields ?? [], at)) return false
        if (field.type === 'tab') labels.unshift(wordsOf(field.label))
        return true
      }
      if (field.name !== parts[at]) return false
      const own = wordsOf(field.label, field.name)
      const isList = field.type === 'array' || field.type === 'blocks'
      if (isList && at + 1 < parts.length) {
        const here = parts.slice(0, at + 2).join('.')
        const row =
          field.type === 'blocks'
            ? field.blocks?.find(({ slug }) => slug === blockTypeAt(here))
            : field
        find(row?.fields ?? [], at + 2)
        const noun = wordsOf(row?.labels?.singular, own)
        labels.unshift(own, `${noun}, number ${Number(parts[at + 1]) + 1}`)
      } else {
        if (field.fields && at + 1 < parts.length) find(field.fields, at + 1)
        labels.unshift(own)
      }
      return true
    })
  find(fields as FieldLike[], 0)
  return labels.filter(Boolean).join(' → ') || path
}
