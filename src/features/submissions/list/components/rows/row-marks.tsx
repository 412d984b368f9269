import {
  Armchair,
  Eraser,
  Hourglass,
  type LucideIcon,
  MailX,
  Paperclip,
  PenLine,
  StickyNote,
  UserRound,
  UserRoundX,
  Users,
} from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SeatState } from '@/features/forms/capacity/schema'
import { formatTableDate } from '@/lib/dates'
import { plural } from '@/lib/text'
import type { Submission } from '../../../schema'
import { seatMarks } from '../../../seat-words'

interface MarkProps {
  icon: LucideIcon
  says: string
  shown: string | number
  isWhole?: boolean
}

const Mark = ({ icon: Icon, says, shown, isWhole }: MarkProps) => (
  <span
    title={says}
    className={cx('inline-flex items-center gap-1 tabular-nums', isWhole ? 'min-w-5' : 'flex-none')}
  >
    <Icon aria-hidden strokeWidth={1.75} className="size-3.5 flex-none" />
    <span aria-hidden className={cx('truncate', !isWhole && 'max-w-[10ch]')}>
      {shown}
    </span>
    <VisuallyHidden>, {says}</VisuallyHidden>
  </span>
)

const SEAT_ICONS: Record<SeatState, LucideIcon> = {
  held: Armchair,
  waiting: Hourglass,
  offered: Armchair,
  cancelled: UserRoundX,
}

export const RowMarks = ({ submission }: { submission: Submission }) => {
  const { assignee, people = [], notes, files, isMailKept, changedAt, erasureAskedAt } = submission
  return (
    <>
      {seatMarks(submission).map(({ seat, words }) => (
        <Mark key={seat} icon={SEAT_ICONS[seat]} says={words.toLowerCase()} shown={words} isWhole />
      ))}
      {(erasureAskedAt || people.some((person) => person.erasureAskedAt)) && (
        <Mark icon={Eraser} says="asks to be erased" shown="Asks to be erased" isWhole />
      )}
      {changedAt && (
        <Mark
          icon={PenLine}
          says={`changed by the registrant ${formatTableDate(changedAt)}`}
          shown="changed"
        />
      )}
      {people.length > 1 && (
        <Mark icon={Users} says={`${people.length} people`} shown={people.length} />
      )}
      {assignee && (
        <Mark
          icon={UserRound}
          says={`assigned to ${assignee.name}`}
          shown={assignee.name.split(' ')[0] ?? ''}
        />
      )}
      {notes > 0 && (
        <Mark icon={StickyNote} says={`${notes} ${plural('note', notes)}`} shown={notes} />
      )}
      {files > 0 && (
        <Mark icon={Paperclip} says={`${files} ${plural('file', files)}`} shown={files} />
      )}
      {isMailKept && (
        <Mark
          icon={MailX}
          says="confirmation kept in the outbox"
          shown="Kept in the outbox"
          isWhole
        />
      )}
    </>
  )
}
