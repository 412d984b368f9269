type Node = Record<string, unknown>

const block = (type: string, children: Node[], more: Node = {}): Node => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...more,
})

const text = (content: string, format = 0): Node => ({
  type: 'text',
  text: content,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
  version: 1,
})

const item = (content: string, index: number): Node =>
  block('listitem', [text(content)], { value: index + 1 })

/**
 * Makes rich text for Payload's editor. Each line of `source` is a `## Heading`, a `- item` or a
 * paragraph. Successive items become one list.
 */
export function richText(source: string) {
  const children: Node[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) {
      children.push(block('list', items.map(item), { listType: 'bullet', start: 1, tag: 'ul' }))
    }
    items = []
  }
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2))
      continue
    }
    endList()
    if (line.startsWith('## '))
      children.push(block('heading', [text(line.slice(3))], { tag: 'h2' }))
    else if (line) children.push(block('paragraph', [text(line)], { textFormat: 0, textStyle: '' }))
  }
  endList()
  return { root: block('root', children) } as never
}
