import { verseFont } from '@/components/ui/verse-font'

interface VerseProps {
  /** Without quotation marks, which are added. */
  text: string
  reference: string
  className?: string
}

export function Verse({ text, reference, className }: VerseProps) {
  return (
    <figure className={className}>
      <blockquote
        className={`${verseFont.variable} type-verse text-xl leading-(--leading-quote) text-pretty`}
      >
        “{text}”
      </blockquote>
      <figcaption className="mt-3 text-sm font-medium text-text-3">{reference}</figcaption>
    </figure>
  )
}
