import { plural } from '../text'
import { errorNotice, errorNoticeFactory, type Notice, plainNotice } from './notice'

const changedSince = (count: number, of: number) =>
  count === of ? '' : `; ${of - count} changed since then`

const undone = (count: number, of: number, what: string) =>
  plainNotice(
    count === of ? 'Undone' : 'Undone in part',
    `${count} ${count === 1 ? 'registration has its' : 'registrations have their'} earlier ${what} back${changedSince(count, of)}`,
  )

const registrations = (count: number) =>
  `${count.toLocaleString('en-PH')} ${plural('registration', count)}`

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

export const submissionNotices = {
  statusUpdated: () => plainNotice('Success', 'Submission status updated'),
  statusUpdateFailed: () => errorNotice('Error', 'Failed to update submission status'),
  statusesUpdated: (count: number) =>
    plainNotice('Success', `Status of ${count} ${plural('registration', count)} updated`),
  statusNotUpdated: errorNoticeFactory('Failed to update submission status', 'Not updated'),
  statusesRestored: (count: number, of: number): Notice => undone(count, of, 'status'),
  assigneesRestored: (count: number, of: number): Notice => undone(count, of, 'assignee'),
  changedSince: () =>
    plainNotice('Not undone', 'It was changed since then, so it stays as it is now.'),
  undoFailed: errorNoticeFactory('Nothing was taken back. Please try again.', 'Not undone'),
  assigneesSet: (count: number, name?: string) =>
    plainNotice(
      'Success',
      `${count.toLocaleString('en-PH')} ${plural('registration', count)} assigned to ${name ?? 'nobody'}`,
    ),
  assigneeSet: (name?: string) =>
    plainNotice(
      'Success',
      name ? `Registration assigned to ${name}` : 'Registration assigned to nobody',
    ),
  assigneeSetFailed: errorNoticeFactory('Failed to assign the registration'),
  viewSaved: (name: string) => plainNotice('Success', `View “${name}” saved`),
  viewDeleted: (name: string) => plainNotice('Success', `View “${name}” deleted`),
  viewFailed: errorNoticeFactory('Failed to save the view'),
  waitingChanged: (act: keyof typeof WAITING_ACTS) => plainNotice('Success', WAITING_ACTS[act]),
  waitingFailed: errorNoticeFactory('Nothing was changed. Please try again.'),
  noteAdded: () => plainNotice('Success', 'Note added'),
  noteAddFailed: errorNoticeFactory('Failed to add the note'),
  binned: (count: number) => plainNotice('Deleted', `${registrations(count)} moved to the bin`),
  binRestored: (count: number, of = count) =>
    plainNotice('Restored', `${registrations(count)} restored${changedSince(count, of)}`),
  binErased: (count: number) => plainNotice('Erased', `${registrations(count)} erased for good`),
  binEmptied: (count: number) =>
    plainNotice('Emptying the bin', `${registrations(count)} being erased`),
  binFailed: errorNoticeFactory('Nothing was changed. Please try again.'),
  personArchived: () => plainNotice('Success', 'The archive is saved'),
  personFailed: errorNoticeFactory('It did not work. Please try again.'),
} as const
