import {
  Check,
  CirclePause,
  CirclePlay,
  CloudUpload,
  Download,
  FileText,
  Inbox,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  MailCheck,
  MailPlus,
  MailX,
  PenLine,
  Plus,
  RotateCw,
  ShieldCheck,
  ShieldX,
  StickyNote,
  Table2,
  UserCheck,
  UserCog,
  UserPlus,
  UserRoundPen,
  UserX,
} from 'lucide-react'
import { ACTION_SENTENCES } from '@/lib/audit/sentences'
import type { Activity, ActivityKind } from '../schema'

/** One picture per kind; a new kind does not compile until it has one. */
export const ACTIVITY_ICONS = {
  'submission.received': Inbox,
  'submission.status_changed': Check,
  'submission.assigned': UserRoundPen,
  'submission.noted': StickyNote,
  'submission.receipt_resent': MailCheck,
  'submissions.released': ShieldCheck,
  'submissions.deleted': ShieldX,
  'testimonies.released': ShieldCheck,
  'testimonies.deleted': ShieldX,
  'submissions.exported': Table2,
  'form.created': Plus,
  'form.updated': PenLine,
  'form.fields_saved': FileText,
  'form.receipt_changed': Mail,
  'form.activated': CirclePlay,
  'form.deactivated': CirclePause,
  'file.downloaded': Download,
  'file.upload_retried': CloudUpload,
  'deliveries.repaired': RotateCw,
  'staff.set_up': KeyRound,
  'staff.signed_in': LogIn,
  'staff.signed_out': LogOut,
  'staff.signed_out_everywhere': LogOut,
  'staff.invited': MailPlus,
  'staff.invitation_resent': MailCheck,
  'staff.invitation_cancelled': MailX,
  'staff.joined': UserPlus,
  'staff.role_changed': UserCog,
  'staff.disabled': UserX,
  'staff.enabled': UserCheck,
  'staff.password_reset': KeyRound,
  'staff.password_changed': KeyRound,
} satisfies Record<ActivityKind, LucideIcon>

/** What was done, to be read after the name of who did it. */
export function activitySentence({ kind, subject, detail }: Activity): string {
  if (kind !== 'submission.received') return ACTION_SENTENCES[kind]({ subject, detail })
  return ['submitted', detail ?? 'a form', subject && `(${subject})`].filter(Boolean).join(' ')
}
