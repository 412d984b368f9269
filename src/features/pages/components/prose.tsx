import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  type JSXConverter,
  type JSXConvertersFunction,
  RichText,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { NoBreakText } from '@/components/site/unbroken'
import { isLinkAddress } from '@/lib/web-address'

type LinkConverter = Extract<
  JSXConverter<SerializedLinkNode | SerializedAutoLinkNode>,
  (...args: never[]) => unknown
>

const PROSE = [
  'max-w-(--measure)',
  '[&_h2]:type-display [&_h2]:mt-12 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2]:leading-[1.05]',
  '[&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-lg [&_h3]:font-semibold',
  '[&>:first-child]:mt-0 [&_p]:mt-4 [&_h2+p]:mt-0 [&_h3+p]:mt-0',
  '[&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6 [&_li]:mt-1.5 [&_li]:pl-1 [&_li::marker]:text-text-3',
  '[&_blockquote]:mt-6 [&_blockquote]:border-l-3 [&_blockquote]:border-gold-400 [&_blockquote]:pl-5 [&_blockquote]:font-serif [&_blockquote]:text-xl',
  '[&_hr]:my-10 [&_hr]:border-line-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-2',
].join(' ')

/**
 * A link in a text. One with an unsafe address is shown as plain text: texts saved before the panel
 * checked addresses may contain such links.
 */
function Link({ node, nodesToJSX }: Parameters<LinkConverter>[0]) {
  const { url = '', newTab } = node.fields
  const children = nodesToJSX({ nodes: node.children })
  if (!isLinkAddress(url)) return <>{children}</>
  const elsewhere = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={url} {...elsewhere}>
      {children}
    </a>
  )
}

/** Bits of a text node's `format`, as the rich text editor (Lexical) stores it. */
const [BOLD, ITALIC] = [1, 2]

function Words({ text, format }: { text: string; format: number }) {
  const words = <NoBreakText text={text} />
  const slanted = format & ITALIC ? <em>{words}</em> : words
  return format & BOLD ? <strong>{slanted}</strong> : slanted
}

const CONVERTERS: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: Link,
  autolink: Link,
  text: ({ node }) => <Words text={node.text} format={node.format} />,
})

export const Prose = ({ content }: { content: ComponentProps<typeof RichText>['data'] }) => (
  <RichText data={content} converters={CONVERTERS} className={PROSE} />
)
