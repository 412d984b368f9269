import Link from 'next/link'
import { GatePage } from '@/components/portal/frame/gate-page'
import { Button } from '@/components/ui/button'
import { HttpError } from '@/lib/http/client'

/** Refused for good: asking once more would bring the same answer. */
export const isRefusedLink = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 404 || error.status === 410)

interface DeadLinkProps {
  /** The movement's name. */
  name: string
  title: string
  /** Why the link does not work, in the server's words, and what to do. */
  text: string
  /** What to do next. */
  next: { href: string; label: string }
}

/** In place of a form whose link cannot be used. */
export const DeadLink = ({ name, title, text, next }: DeadLinkProps) => (
  // Said aloud: it may have taken the place of a form that was just sent.
  <GatePage name={name} title={title} description={<span role="alert">{text}</span>}>
    <Button asChild size="lg" className="mt-7">
      <Link href={next.href}>{next.label}</Link>
    </Button>
  </GatePage>
)
