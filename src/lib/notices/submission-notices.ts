import { plural } from '../text'
import { failed, failedOr, type Notice, said } from './notice'

const undone = (count: number, of: number, what: string) =>
  said(
    count === of ? 'Undone' : 'Undone in part',
    `${count} ${count === 1 ? 'registration has its' : 'registrations have their'} earlier ${what} back${
      count === of ? '' : `; ${of - count} changed since then`
    }`,
  )

const WAITING_ACTS = {
  offer: 'Place offered',
  resend: 'Offer sent again',
  skip: 'Moved to the end of the line',
  accept: 'The place is taken',
  decline: 'The place goes to the next in line',
  cancel: 'Cancelled',
  cancel_all: 'All people are cancelled',
  restore: 'No longer cancelled',
} as const

/** Toasts about reviewing submissions. */
export const submissionNotices = {
  statusUpdated: () => said('Success', 'Submission status updated'),
  statusUpdateFailed: () => failed('Error', 'Failed to update submission status'),
  statusesUpdated: (count: number) =>
    said('Success', `Status of ${count} ${plural('registration', count)} updated`),
  /**
   * Shown when no status was changed, because a colleague changed it first or because too many
   * registrations were selected.
   */
  statusNotUpdated: failedOr('Failed to update submission status', 'Not updated'),
  statusesRestored: (count: number, of: number): Notice => undone(count, of, 'status'),
  assigneesRestored: (count: number, of: number): Notice => undone(count, of, 'assignee'),
  /** Shown when an undo was refused, because a colleague has changed the value since. */
  changedSince: () => said('Not undone', 'It was changed since then, so it stays as it is now.'),
  undoFailed: failedOr('Nothing was taken back. Please try again.', 'Not undone'),
  assigneesSet: (count: number, name?: string) =>
    said(
      'Success',
      `${count.toLocaleString('en-PH')} ${plural('registration', count)} assigned to ${name ?? 'nobody'}`,
    ),
  assigneeSet: (name?: string) =>
    said('Success', name ? `Registration assigned to ${name}` : 'Registration assigned to nobody'),
  assigneeSetFailed: failedOr('Failed to assign the registration'),
  viewSaved: (name: string) => said('Success', `View “${name}” saved`),
  viewDeleted: (name: string) => said('Success', `View “${name}” deleted`),
  viewFailed: failedOr('Failed to save the view'),
  waitingChanged: (act: keyof typeof WAITING_ACTS) => said('Success', WAITING_ACTS[act]),
  waitingFailed: failedOr('Nothing was changed. Please try again.'),
  noteAdded: () => said('Success', 'Note added'),
  noteAddFailed: failedOr('Failed to add the note'),
} as const
