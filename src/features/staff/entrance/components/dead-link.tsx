import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { changeAddressBar } from '@/components/portal/address'
import { GatePage } from '@/components/portal/frame/gate-page'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { HttpError } from '@/lib/http/client'

export const isRefusedLink = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 404 || error.status === 410)

interface DeadLinkProps {
  name: string
  title: string
  text: string
  next: { href: string; label: string }
}

export const DeadLinkPage = ({ name, title, text, next }: DeadLinkProps) => (
  // `role="alert"`, because the page may replace a form that was just sent.
  <GatePage name={name} title={title} description={<span role="alert">{text}</span>}>
    <Button asChild size="lg" className="mt-7">
      <Link href={next.href}>{next.label}</Link>
    </Button>
  </GatePage>
)

/**
 * Returns the one-time token or code of the URL. Removes it from the address bar at once, so that
 * nobody finds a working link in the history or on a shared screen.
 */
export function useLinkParameter(name: 'token' | 'code'): string | null {
  const params = useSearchParams()
  const [found] = useState(() => params.get(name))
  useEffect(() => {
    changeAddressBar('replaceState', window.location.pathname)
  }, [])
  return found
}
