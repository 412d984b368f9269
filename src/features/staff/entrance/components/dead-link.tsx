import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
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

/**
 * The one-time token or code this page was opened with, or null. It leaves the address bar at once:
 * whoever looks over a shoulder, at the history or at a shared screen later finds no working link.
 */
export function useFromLink(name: 'token' | 'code'): string | null {
  const params = useSearchParams()
  const [found] = useState(() => params.get(name))
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname)
  }, [])
  return found
}
