import type { Notice } from './notice'

/** Toasts about forms and their builder (Spec §8). */
export const formNotices = {
  formCreated: (): Notice => ({
    title: 'Success',
    description: 'Event form created successfully',
  }),
  formCreateFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to create form',
    destructive: true,
  }),
  formDuplicated: (): Notice => ({
    title: 'Success',
    description: 'Event form duplicated. The copy is inactive until you turn it on.',
  }),
  formDuplicateFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to duplicate form',
    destructive: true,
  }),
  linkCopied: (): Notice => ({ title: 'Success', description: 'Public link copied' }),
  linkCopyFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to copy the link',
    destructive: true,
  }),
  formToggled: (isActive: boolean): Notice => ({
    title: 'Success',
    description: `Form ${isActive ? 'activated' : 'deactivated'} successfully`,
  }),
  formToggleFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to update form status',
    destructive: true,
  }),
  formArchived: (isArchived: boolean): Notice => ({
    title: 'Success',
    description: isArchived
      ? 'Form archived'
      : 'The form is out of the archive. It is inactive until you turn it on.',
  }),
  formDeleted: (): Notice => ({ title: 'Success', description: 'Form deleted' }),
  formPutAwayFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The form could not be changed. Please try again.',
    destructive: true,
  }),
  formSaved: (): Notice => ({ title: 'Success', description: 'Form saved successfully' }),
  formSaveFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to save form',
    destructive: true,
  }),
  draftPublished: (): Notice => ({ title: 'Success', description: 'The draft is published' }),
  draftDiscarded: (): Notice => ({ title: 'Success', description: 'The draft is discarded' }),
  draftFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The draft could not be changed. Please try again.',
    destructive: true,
  }),
  versionRestored: (): Notice => ({
    title: 'Success',
    description: 'The earlier version is back. What was there before it is kept too.',
  }),
  versionFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The version could not be brought back. Please try again.',
    destructive: true,
  }),
  previewFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The preview could not be opened. Please try again.',
    destructive: true,
  }),
  formNameMissing: (): Notice => ({
    title: 'Error',
    description: 'Please enter a form name',
    destructive: true,
  }),
  nameFieldsSaved: (): Notice => ({ title: 'Success', description: 'Names in the list updated' }),
  nameFieldsFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'The names could not be updated. Please try again.',
    destructive: true,
  }),
  fieldLabelMissing: (): Notice => ({
    title: 'Error',
    description: 'All fields must have a label',
    destructive: true,
  }),
} as const
