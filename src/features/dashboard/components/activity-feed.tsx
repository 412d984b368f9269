import { EmptyState } from '@/components/ui/empty-state'
import { describeActor } from '@/lib/audit/own-actions'
import { formatDetailsDate } from '@/lib/dates'
import { formatRelativeTime } from '../relative-time'
import type { Activity } from '../schema'
import { ACTIVITY_ICONS, activitySentence } from './activity-kinds'

const actorOf = ({ actor, kind }: Activity) =>
  actor ?? (kind === 'submission.place_expired' ? describeActor(kind, null) : 'A visitor')

function ActivityRow({ activity, now }: { activity: Activity; now: Date }) {
  const Icon = ACTIVITY_ICONS[activity.kind]
  return (
    <li className="grid min-h-13 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-control bg-bg-2 text-text-2"
      >
        <Icon strokeWidth={1.75} className="size-4" />
      </span>
      <p className="wrap-anywhere">
        <b className="font-semibold">{actorOf(activity)}</b> {activitySentence(activity)}
      </p>
      <time
        dateTime={activity.at}
        title={formatDetailsDate(activity.at)}
        className="text-sm whitespace-nowrap text-text-3"
      >
        {formatRelativeTime(activity.at, now)}
      </time>
    </li>
  )
}

export function ActivityFeed({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) {
    return (
      <EmptyState
        title="No activity yet"
        text="Registrations and the work of the staff will show up here."
      />
    )
  }
  const now = new Date()
  return (
    <ul>
      {activities.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} now={now} />
      ))}
    </ul>
  )
}
