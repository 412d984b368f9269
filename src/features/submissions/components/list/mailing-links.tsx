import Link from 'next/link'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { type ScreenFilters, writeFilters } from '../../filters'

interface MailingLinksProps {
  filters: ScreenFilters
  /** How many match. */
  count: number
}

/** To what was written so far, and to writing to everybody of one form that the filters leave. */
export function MailingLinks({ filters, count }: MailingLinksProps) {
  const mayWrite = useCan('mailings.send')
  if (!mayWrite) return null
  const mayWriteToThese = filters.formId !== null && count > 0
  return (
    <>
      <Button variant="line" asChild>
        <Link href={paths.portal.mailings}>Messages</Link>
      </Button>
      {mayWriteToThese && (
        <Button variant="line" asChild>
          <Link href={paths.portal.composeMailing(writeFilters({ ...filters, page: 1 }))}>
            Write
          </Link>
        </Button>
      )}
    </>
  )
}
