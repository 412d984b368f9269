import type { FieldValue } from '../walk'

interface TextNode {
  type?: string
  fields?: { url?: string }
  children?: TextNode[]
}

function linksInText(node: TextNode | undefined): string[] {
  if (!node) return []
  const own = node.type === 'link' || node.type === 'autolink' ? [node.fields?.url ?? ''] : []
  return [...own, ...(node.children ?? []).flatMap(linksInText)]
}

/**
 * Returns the links in a rich text. A one-line text is returned whole, and may be no link at all.
 */
export function linksInFieldValue({ field, value }: FieldValue): string[] {
  if (field.type === 'richText') return linksInText((value as { root?: TextNode } | null)?.root)
  return field.type === 'text' && typeof value === 'string' ? [value] : []
}
