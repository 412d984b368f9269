import { ExternalLink } from 'lucide-react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import type { EventForm } from '../../schema'

interface PreviewLinkProps extends Pick<ButtonProps, 'variant' | 'className'> {
  form: Pick<EventForm, 'name' | 'slug'>
}

/** Spec §2.5: the public form, in a new tab. */
export function PreviewLink({ form, ...look }: PreviewLinkProps) {
  return (
    <Button asChild {...look}>
      <a href={paths.form(form.slug)} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden strokeWidth={1.75} />
        Preview
        <VisuallyHidden> {form.name}, opens in a new tab</VisuallyHidden>
      </a>
    </Button>
  )
}
