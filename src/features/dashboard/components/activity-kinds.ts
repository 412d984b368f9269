import {
  Check,
  CirclePause,
  CirclePlay,
  Download,
  FileText,
  Inbox,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  PenLine,
  Plus,
  Table2,
} from 'lucide-react'
import type { Activity, ActivityKind } from '../schema'

interface KindView {
  icon: LucideIcon
  /** What was done, to be read after the name of who did it. */
  sentence: (activity: Activity) => string
}

/** One picture and one sentence per kind; a new kind does not compile until it has both. */
export const ACTIVITY_VIEWS = {
  'submission.received': {
    icon: Inbox,
    sentence: ({ subject, detail }) =>
      ['submitted', detail ?? 'a form', subject && `(${subject})`].filter(Boolean).join(' '),
  },
  'submission.status_changed': {
    icon: Check,
    sentence: ({ subject, detail }) =>
      ['marked submission', subject, detail && `as ${detail}`].filter(Boolean).join(' '),
  },
  'submissions.exported': {
    icon: Table2,
    sentence: ({ subject }) => `exported the submissions of ${subject ?? 'a form'}`,
  },
  'form.created': { icon: Plus, sentence: ({ subject }) => `created ${subject ?? 'a form'}` },
  'form.updated': {
    icon: PenLine,
    sentence: ({ subject }) => `changed the details of ${subject ?? 'a form'}`,
  },
  'form.fields_saved': {
    icon: FileText,
    sentence: ({ subject }) => `saved the fields of ${subject ?? 'a form'}`,
  },
  'form.activated': {
    icon: CirclePlay,
    sentence: ({ subject }) => `activated ${subject ?? 'a form'}`,
  },
  'form.deactivated': {
    icon: CirclePause,
    sentence: ({ subject }) => `deactivated ${subject ?? 'a form'}`,
  },
  'file.downloaded': {
    icon: Download,
    sentence: ({ subject }) => `downloaded a file of submission ${subject ?? ''}`.trimEnd(),
  },
  'staff.set_up': { icon: KeyRound, sentence: () => 'set up the portal' },
  'staff.signed_in': { icon: LogIn, sentence: () => 'signed in' },
  'staff.signed_out': { icon: LogOut, sentence: () => 'signed out' },
} satisfies Record<ActivityKind, KindView>
