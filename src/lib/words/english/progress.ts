/** Texts that are loaded when a visitor begins to fill in the form. */
export const PROGRESS_WORDS = {
  backTitle: 'You are connected again. Nothing was sent yet.',
  back: 'Your answers are still here.',
  again: 'Try again',
  uploading: 'Uploading: {sent} of {total}',
  uploadingFiles: 'Uploading your files.',
  uploaded: 'Uploaded. Waiting for the answer.',
  uploadLabel: 'Upload of your files',
  cancel: 'Cancel',
  receivedTitle: 'We already have a registration from this form.',
  received: 'It arrived before, with other answers than now. What you changed since was not sent.',
  receivedAs:
    'It arrived before, with other answers than now. Its reference is {reference}. What you changed since was not sent.',
  weHave: 'we have “{answer}”',
  weHaveNothing: 'we have nothing',
  correction:
    'For a correction keep it and tell us its reference; for another person send a new one.',
  keepFirst: 'Keep the first one',
  sendAsNew: 'Send as a new registration',
}
