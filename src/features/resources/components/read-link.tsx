'use client'

import { BookOpen } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { useHydrated } from '@/components/ui/use-hydrated'
import { sitePaths } from '@/lib/site-paths'

interface ReadLinkProps {
  documentKey: string
  title: string
}

/** A link that opens the viewer; without script, the document itself. */
export function ReadLink({ documentKey, title }: ReadLinkProps) {
  const isScripted = useHydrated()
  return (
    <a
      href={isScripted ? sitePaths.resource(documentKey) : sitePaths.api.resourceView(documentKey)}
      className={buttonStyles('primary', 'sm')}
    >
      <BookOpen aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      Read online
      <span className="sr-only">{` ${title}`}</span>
    </a>
  )
}
