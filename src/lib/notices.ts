/** The toasts of Spec §8 as data. Only `notify()` shows one. */
export interface Notice {
  title?: string
  description?: string
  destructive?: boolean
}

export const notices = {
  loginFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'An unexpected error occurred. Please try again.',
    destructive: true,
  }),
  setupFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to create admin account.',
    destructive: true,
  }),
  setupDone: (): Notice => ({
    title: 'Success',
    description: 'Admin account created. Taking you to the sign-in page.',
  }),
  loggedOut: (): Notice => ({
    title: 'Logged out',
    description: 'You have been logged out successfully',
  }),
  logoutFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to log out. Please try again.',
    destructive: true,
  }),
  formCreated: (): Notice => ({
    title: 'Success',
    description: 'Event form created successfully',
  }),
  formCreateFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to create form',
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
  formSaved: (): Notice => ({ title: 'Success', description: 'Form saved successfully' }),
  formSaveFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to save form',
    destructive: true,
  }),
  formNameMissing: (): Notice => ({
    title: 'Error',
    description: 'Please enter a form name',
    destructive: true,
  }),
  fieldLabelMissing: (): Notice => ({
    title: 'Error',
    description: 'All fields must have a label',
    destructive: true,
  }),
  registrationInvalid: (): Notice => ({
    title: 'Validation Error',
    description: 'Please fix the errors and try again',
    destructive: true,
  }),
  registrationFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to submit form',
    destructive: true,
  }),
  statusUpdated: (): Notice => ({ title: 'Success', description: 'Submission status updated' }),
  statusUpdateFailed: (): Notice => ({
    title: 'Error',
    description: 'Failed to update submission status',
    destructive: true,
  }),
  exportNeedsForm: (): Notice => ({
    title: 'Error',
    description: 'Please select a specific form to export',
    destructive: true,
  }),
  exportFailed: (message?: string): Notice => ({
    title: 'Error',
    description: message || 'Failed to export submissions',
    destructive: true,
  }),
  exported: (): Notice => ({
    title: 'Success',
    description: 'Submissions exported successfully',
  }),
} as const

/** Spec §9. */
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const TOAST_HOTKEY = 'F8'
export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000
