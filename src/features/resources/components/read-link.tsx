'use client'

import { BookOpen } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { useHydrated } from '@/components/ui/use-hydrated'
import { sitePaths } from '@/lib/site-paths'

interface ReadLinkProps {
  documentKey: string
  title: string
  /** True for a link that is the document's title; otherwise the link looks like a button. */
  isTitle?: boolean
}

/** A link to the viewer; without script, to the PDF file itself. */
export function ReadDocumentLink({ documentKey, title, isTitle = false }: ReadLinkProps) {
  const isScripted = useHydrated()
  const to = isScripted ? sitePaths.resource(documentKey) : sitePaths.api.resourceView(documentKey)
  if (isTitle) {
    return (
      <a href={to} className="inline-block py-2.5 text-link underline underline-offset-3">
        {title}
      </a>
    )
  }
  return (
    <a href={to} className={buttonStyles('primary', 'sm')}>
      <BookOpen aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      Read online
      <span className="sr-only">{` ${title}`}</span>
    </a>
  )
}
