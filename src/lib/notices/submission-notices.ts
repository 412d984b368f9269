import { plural } from '../text'
import type { Notice } from './notice'

const undone = (count: number, of: number, what: string): Notice => ({
  title: count === of ? 'Undone' : 'Undone in part',
  description: `${count} ${count === 1 ? 'submission has its' : 'submissions have their'} earlier ${what} back${
    count === of ? '' : `; ${of - count} changed since then`
  }`,
})

/** Toasts about reviewing submissions. */
export const submissionNotices = {
  statusUpdated: (): Notice => ({ title: 'Success', description: 'Submission status updated' }),
  statusUpdateFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to update submission status',
    destructive: true,
  }),
  statusesUpdated: (count: number): Notice => ({
    title: 'Success',
    description: `Status of ${count} ${plural('submission', count)} updated`,
  }),
  /** Nothing was overwritten: somebody else changed it first, or there were too many. */
  statusNotUpdated: (message?: string): Notice => ({
    title: 'Not updated',
    description: message || 'Failed to update submission status',
    destructive: true,
  }),
  statusesRestored: (count: number, of: number): Notice => undone(count, of, 'status'),
  assigneesRestored: (count: number, of: number): Notice => undone(count, of, 'assignee'),
  /** Nothing was overwritten. */
  changedSince: (): Notice => ({
    title: 'Not undone',
    description: 'It was changed since then, so it stays as it is now.',
  }),
  undoFailed: (message?: string): Notice => ({
    title: 'Not undone',
    description: message || 'Nothing was taken back. Please try again.',
    destructive: true,
  }),
  assigneesSet: (count: number, name?: string): Notice => ({
    title: 'Success',
    description: `${count.toLocaleString('en-PH')} ${plural('submission', count)} assigned to ${name ?? 'nobody'}`,
  }),
  assigneeSet: (name?: string): Notice => ({
    title: 'Success',
    description: name ? `Submission assigned to ${name}` : 'Submission assigned to nobody',
  }),
  assigneeSetFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to assign the submission',
    destructive: true,
  }),
  viewSaved: (name: string): Notice => ({ title: 'Success', description: `View “${name}” saved` }),
  viewDeleted: (name: string): Notice => ({
    title: 'Success',
    description: `View “${name}” deleted`,
  }),
  viewFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to save the view',
    destructive: true,
  }),
  noteAdded: (): Notice => ({ title: 'Success', description: 'Note added' }),
  noteAddFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to add the note',
    destructive: true,
  }),
} as const
