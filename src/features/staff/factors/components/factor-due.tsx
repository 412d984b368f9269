import { Link } from '@/components/portal/link'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'

const DAY_MS = 24 * 60 * 60 * 1000

export function FactorDueNotice({ at }: { at: string }) {
  const days = Math.max(1, Math.ceil((new Date(at).getTime() - Date.now()) / DAY_MS))
  return (
    <aside
      aria-label="Second factor"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-bg-2 px-4 py-2.5 text-text-2 print:hidden"
    >
      <p className="mr-auto">
        In {days} {plural('day', days)} your role needs a second factor beside the password.
      </p>
      <Link
        href={paths.portal.account}
        className="py-1 font-semibold text-text underline max-md:-my-2 max-md:py-3"
      >
        Set it up
      </Link>
    </aside>
  )
}
