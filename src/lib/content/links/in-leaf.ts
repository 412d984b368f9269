import type { Leaf } from '../walk'

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

/** The stored links of a value: those inside a rich text, or the one that a line may be. */
export function linksIn({ field, value }: Leaf): string[] {
  if (field.type === 'richText') return linksInText((value as { root?: TextNode } | null)?.root)
  return field.type === 'text' && typeof value === 'string' ? [value] : []
}
