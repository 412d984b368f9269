import { useSearchParams } from 'next/navigation'
import { Link } from './link'

export const useIsActiveOnly = (): boolean => useSearchParams().has('active')

interface OnlyActiveProps {
  nouns: string
  all: string
}

export const ActiveOnlyLine = ({ nouns, all }: OnlyActiveProps) => (
  <p className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-1.5 text-text-2">
    Active {nouns} only
    <Link href={all} className="inline-flex min-h-7 items-center max-md:min-h-11">
      Show all
    </Link>
  </p>
)
