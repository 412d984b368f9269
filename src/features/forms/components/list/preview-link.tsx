import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import type { EventForm } from '../../schema'

interface PreviewLinkProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** Takes the press over where there is more to show than what is saved. */
  onClick?: (event: MouseEvent) => void
  form: Pick<EventForm, 'name' | 'slug' | 'isActive' | 'fields'>
}

/** Spec §2.5: the form at its address in a new tab, of a closed one what staff alone see. */
export function PreviewLink({ form, onClick, ...look }: PreviewLinkProps) {
  const isOpen = form.isActive && form.fields.length > 0
  const href = (isOpen ? paths.form : paths.formPreview)(form.slug)
  return (
    <Button asChild {...look}>
      <a href={href} target="_blank" rel="noreferrer" onClick={onClick}>
        <ExternalLink aria-hidden strokeWidth={1.75} />
        Preview
        <VisuallyHidden> {form.name}, opens in a new tab</VisuallyHidden>
      </a>
    </Button>
  )
}
