import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import type { EventForm } from '../schema'

interface PreviewLinkProps extends Pick<ButtonProps, 'variant' | 'className'> {
  onClick?: (event: MouseEvent) => void
  form: Pick<EventForm, 'name' | 'slug'>
}

/**
 * A link to the preview of a form, which only staff can see and which cannot be submitted (Spec
 * §2.5).
 */
export function PreviewLink({ form, onClick, ...look }: PreviewLinkProps) {
  return (
    <Button asChild {...look}>
      <a href={paths.formPreview(form.slug)} target="_blank" rel="noreferrer" onClick={onClick}>
        <ExternalLink aria-hidden strokeWidth={1.75} />
        Preview
        <VisuallyHidden> {form.name}, opens in a new tab</VisuallyHidden>
      </a>
    </Button>
  )
}
