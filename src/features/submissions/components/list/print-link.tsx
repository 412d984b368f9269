import { Printer } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { type ScreenFilters, writeFilters } from '../../filters'

/** To the list on paper, as it is narrowed, with its columns. */
export const PrintLink = ({ filters }: { filters: ScreenFilters }) => (
  <Button variant="line" size="icon" asChild>
    <Link
      href={paths.portal.printSubmissions(writeFilters({ ...filters, page: 1 }).slice(1))}
      aria-label="Print the list"
      title="Print the list"
      prefetch={false}
    >
      <Printer aria-hidden strokeWidth={1.75} />
    </Link>
  </Button>
)
