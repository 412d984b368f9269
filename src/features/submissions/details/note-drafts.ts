import { keptDrafts } from '@/components/portal/kept-drafts'

/** Notes that are not sent, by submission. */
export const noteDrafts = keptDrafts<string>()
