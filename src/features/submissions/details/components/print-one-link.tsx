import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'

/** In a tab of its own: the list stays as it is. */
export const PrintOneLink = ({ id }: { id: number }) => (
  <Button variant="line" asChild>
    <a href={paths.portal.printSubmission(id)} target="_blank" rel="noreferrer">
      <Printer aria-hidden strokeWidth={1.75} />
      Print
      <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
  </Button>
)
