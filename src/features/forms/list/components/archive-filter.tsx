import { Link } from '@/components/portal/link'
import { paths } from '@/lib/paths'

interface ArchiveFilterProps {
  isArchive: boolean
  count: number
}

export function ArchiveFilter({ isArchive, count }: ArchiveFilterProps) {
  const choices = [
    { href: paths.portal.forms, label: 'In use', isChosen: !isArchive },
    { href: paths.portal.archivedForms, label: `Archived (${count})`, isChosen: isArchive },
  ]
  return (
    <nav aria-label="Which forms" className="flex gap-1 border-b border-line px-2.5 py-1.5">
      {choices.map(({ href, label, isChosen }) => (
        <Link
          key={href}
          href={href}
          aria-current={isChosen ? 'page' : undefined}
          className="inline-flex min-h-8 items-center rounded-control px-2.5 text-text-2 no-underline hover:bg-hover aria-[current]:bg-bg-2 aria-[current]:font-semibold aria-[current]:text-text max-md:min-h-11"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
