import { usePathname, useSearchParams } from 'next/navigation'
import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { paths } from '@/lib/paths'
import { useViews } from '../client'
import { BUILT_IN_VIEWS, isViewShown } from '../view-query'

interface SidebarViewsProps {
  onNavigate?: () => void
}

export function SidebarViews({ onNavigate }: SidebarViewsProps) {
  const mayRead = useCan('submissions.read')
  return mayRead && <Views onNavigate={onNavigate} />
}

function Views({ onNavigate }: SidebarViewsProps) {
  const { data } = useViews()
  const params = useSearchParams()
  const isList = usePathname() === paths.portal.submissions && !params.has('view')
  const everybodys = BUILT_IN_VIEWS.map(({ name, query, counts }) => ({
    key: counts,
    name,
    query,
    count: data?.counts[counts],
  }))
  const saved = (data?.views ?? []).map((view) => ({ ...view, key: view.id }))
  return (
    <ul aria-label="Views of registrations" className="my-0.5 ml-4.5 border-l border-line pl-2">
      {[...everybodys, ...saved].map(({ key, name, query, count }) => (
        <li key={key}>
          <Link
            href={paths.portal.submissions + query}
            onClick={onNavigate}
            title={
              count === null ? `${name}: its form or field is gone. Delete it under Views.` : name
            }
            aria-current={isList && isViewShown(params.toString(), query) ? 'true' : undefined}
            className="flex min-h-7 items-center gap-2 rounded-control px-2 text-sm font-medium text-text-2 no-underline hover:bg-hover hover:text-text aria-[current]:font-semibold aria-[current]:text-text max-lg:min-h-11"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {count === null ? (
              <span className="text-2xs text-text-3">Form is gone</span>
            ) : (
              count !== undefined && (
                <span className="text-2xs text-text-3 tabular-nums">
                  {count.toLocaleString('en-PH')}
                </span>
              )
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
