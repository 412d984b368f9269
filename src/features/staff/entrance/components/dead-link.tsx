import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { writeAddress } from '@/components/portal/address'
import { GatePage } from '@/components/portal/frame/gate-page'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { HttpError } from '@/lib/http/client'

/** Whether the server refused a link, so that trying it again would not help. */
export const isRefusedLink = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 404 || error.status === 410)

interface DeadLinkProps {
  /** The movement's name. */
  name: string
  title: string
  /** The server's explanation of why the link does not work. */
  text: string
  /** A link to what the person can do instead. */
  next: { href: string; label: string }
}

/** Shown instead of a form when the link that leads to the form cannot be used. */
export const DeadLink = ({ name, title, text, next }: DeadLinkProps) => (
  // An alert, so that screen readers announce it when it replaces a form that was just sent.
  <GatePage name={name} title={title} description={<span role="alert">{text}</span>}>
    <Button asChild size="lg" className="mt-7">
      <Link href={next.href}>{next.label}</Link>
    </Button>
  </GatePage>
)

/**
 * Returns the one-time token or code in the page's address, or null. It is removed from the address
 * bar at once, so that nobody finds a working link in the history or on a shared screen.
 */
export function useLinkParameter(name: 'token' | 'code'): string | null {
  const params = useSearchParams()
  const [found] = useState(() => params.get(name))
  useEffect(() => {
    writeAddress('replaceState', window.location.pathname)
  }, [])
  return found
}
