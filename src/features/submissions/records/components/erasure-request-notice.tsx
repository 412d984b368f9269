import { useCan } from '@/components/portal/frame/current-user'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'

export function ErasureRequestNotice({ askedAt }: { askedAt: string | undefined }) {
  const mayErasePeople = useCan('people.manage')
  if (!askedAt) return null
  return (
    <p role="status" className="rounded-control border border-error px-3 py-2">
      <b className="font-semibold">Asks to be erased</b>, since{' '}
      <time dateTime={askedAt}>{formatTableDate(askedAt)}</time>. Make sure that it is them, then
      erase all of this person under{' '}
      {mayErasePeople ? <a href={paths.portal.people}>Find a person’s data</a> : 'Users'}
      {mayErasePeople ? '.' : ' (a super admin can), or delete this one and empty the bin.'}
    </p>
  )
}
