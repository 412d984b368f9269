import { failed, failedOr, said } from './notice'

/** Toasts about forms and their builder (Spec §8). */
export const formNotices = {
  formCreated: () => said('Success', 'Event form created successfully'),
  formCreateFailed: failedOr('Failed to create form'),
  formDuplicated: () =>
    said('Success', 'Event form duplicated. The copy is inactive until you turn it on.'),
  formDuplicateFailed: failedOr('Failed to duplicate form'),
  linkCopied: () => said('Success', 'Public link copied'),
  linkCopyFailed: () => failed('Error', 'Failed to copy the link'),
  formToggled: (isActive: boolean) =>
    said('Success', `Form ${isActive ? 'activated' : 'deactivated'} successfully`),
  formToggleFailed: () => failed('Error', 'Failed to update form status'),
  formArchived: (isArchived: boolean) =>
    said(
      'Success',
      isArchived
        ? 'Form archived'
        : 'The form is out of the archive. It is inactive until you turn it on.',
    ),
  formDeleted: () => said('Success', 'Form deleted'),
  formArchiveOrDeleteFailed: failedOr('The form could not be changed. Please try again.'),
  formSaved: () => said('Success', 'Form saved successfully'),
  formSaveFailed: failedOr('Failed to save form'),
  translationSaved: () => said('Success', 'Translation saved'),
  translationFailed: failedOr('The translation could not be saved. Please try again.'),
  languageReviewFailed: failedOr('Nothing was changed. Please try again.'),
  draftPublished: () => said('Success', 'The draft is published'),
  draftDiscarded: () => said('Success', 'The draft is discarded'),
  draftFailed: failedOr('The draft could not be changed. Please try again.'),
  versionRestored: () =>
    said('Success', 'The earlier version is back. What was there before it is kept too.'),
  versionFailed: failedOr('The version could not be brought back. Please try again.'),
  previewFailed: failedOr('The preview could not be opened. Please try again.'),
  placesSaved: () => said('Success', 'Times and places saved'),
  placesFailed: failedOr('The times and places could not be saved. Please try again.'),
  formNameMissing: () => failed('Error', 'Please enter a form name'),
  nameFieldsSaved: () => said('Success', 'Names in the list updated'),
  nameFieldsFailed: failedOr('The names could not be updated. Please try again.'),
  fieldLabelMissing: () => failed('Error', 'All fields must have a label'),
} as const
