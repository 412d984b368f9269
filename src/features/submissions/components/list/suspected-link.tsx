import Link from 'next/link'
import { useSuspected } from '@/components/portal/suspected/use-suspected'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'

/** The way to what is kept apart, with how much there is. */
export function SuspectedLink() {
  const registrations = useSuspected(paths.api.suspectedSubmissions)
  const testimonies = useSuspected(paths.api.suspectedTestimonies)
  if (registrations.isError) return null
  const count = (registrations.data?.total ?? 0) + (testimonies.data?.total ?? 0)
  return (
    <Button variant="line" asChild>
      <Link href={paths.portal.suspected}>
        Suspected{count > 0 && ` (${count.toLocaleString('en-PH')})`}
      </Link>
    </Button>
  )
}
