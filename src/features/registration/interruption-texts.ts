import type { InterruptionReason } from './registration-state'

/** Texts for each reason why no response arrived: what is certain, and what the visitor can do. */
export const INTERRUPTION_TEXTS: Record<InterruptionReason, { title: string; text: string }> = {
  offline: {
    title: 'No connection. Nothing was sent yet.',
    text: 'Your answers are still here. Try again when you are connected.',
  },
  broken: {
    title: 'The connection was lost. Nothing was registered yet.',
    text: 'Everything you filled in is still here. Please try again.',
  },
  cancelled: {
    title: 'Cancelled. Nothing was registered.',
    text: 'Everything you filled in is still here.',
  },
  unsure: {
    title: 'We don’t know yet whether your registration arrived.',
    text: 'Trying again is safe: you will not be registered twice.',
  },
}
