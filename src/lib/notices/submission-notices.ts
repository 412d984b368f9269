import { plural } from '../text'
import type { Notice } from './notice'

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
  statusesRestored: (count: number, of: number): Notice => ({
    title: count === of ? 'Undone' : 'Undone in part',
    description: `${count} ${count === 1 ? 'submission has its' : 'submissions have their'} earlier status back${
      count === of ? '' : `; ${of - count} somebody else has changed since`
    }`,
  }),
  assigneeSet: (name?: string): Notice => ({
    title: 'Success',
    description: name ? `Submission assigned to ${name}` : 'Submission assigned to nobody',
  }),
  assigneeSetFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to assign the submission',
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
