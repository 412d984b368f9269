import { errorNotice, errorNoticeFactory, plainNotice } from './notice'

export const formNotices = {
  formCreated: () => plainNotice('Success', 'Event form created successfully'),
  formCreateFailed: errorNoticeFactory('Failed to create form'),
  formDuplicated: () =>
    plainNotice('Success', 'Event form duplicated. The copy is inactive until you turn it on.'),
  formDuplicateFailed: errorNoticeFactory('Failed to duplicate form'),
  linkCopied: () => plainNotice('Success', 'Public link copied'),
  linkCopyFailed: () => errorNotice('Error', 'Failed to copy the link'),
  formToggled: (isActive: boolean) =>
    plainNotice('Success', `Form ${isActive ? 'activated' : 'deactivated'} successfully`),
  formToggleFailed: () => errorNotice('Error', 'Failed to update form status'),
  formArchived: (isArchived: boolean) =>
    plainNotice(
      'Success',
      isArchived
        ? 'Form archived'
        : 'The form is out of the archive. It is inactive until you turn it on.',
    ),
  formDeleted: () => plainNotice('Success', 'Form deleted'),
  formArchiveOrDeleteFailed: errorNoticeFactory('The form could not be changed. Please try again.'),
  formSaved: () => plainNotice('Success', 'Form saved successfully'),
  formSaveFailed: errorNoticeFactory('Failed to save form'),
  translationSaved: () => plainNotice('Success', 'Translation saved'),
  translationFailed: errorNoticeFactory('The translation could not be saved. Please try again.'),
  languageReviewFailed: errorNoticeFactory('Nothing was changed. Please try again.'),
  draftPublished: () => plainNotice('Success', 'The draft is published'),
  draftDiscarded: () => plainNotice('Success', 'The draft is discarded'),
  draftFailed: errorNoticeFactory('The draft could not be changed. Please try again.'),
  versionRestored: () =>
    plainNotice('Success', 'The earlier version is back. What was there before it is kept too.'),
  versionFailed: errorNoticeFactory('The version could not be brought back. Please try again.'),
  previewFailed: errorNoticeFactory('The preview could not be opened. Please try again.'),
  placesSaved: () => plainNotice('Success', 'Times and places saved'),
  placesFailed: errorNoticeFactory('The times and places could not be saved. Please try again.'),
  formNameMissing: () => errorNotice('Error', 'Please enter a form name'),
  nameFieldsSaved: () => plainNotice('Success', 'Names in the list updated'),
  nameFieldsFailed: errorNoticeFactory('The names could not be updated. Please try again.'),
  fieldLabelMissing: () => errorNotice('Error', 'All fields must have a label'),
} as const
